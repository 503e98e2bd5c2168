/** Every error code of a response, or of an `error` part inside a stream, with its HTTP status. */
export const errorCodes = {
  // Authentication and authorisation
  unauthorized: 401,
  token_expired: 401,
  identity_unavailable: 503,
  no_roles: 403,
  action_not_allowed: 403,
  forbidden: 403,

  // Invalid requests
  bad_request: 400,
  bad_json: 400,
  bad_cursor: 400,
  validation_failed: 422,
  unknown_model: 422,
  unknown_tool: 422,
  not_found: 404,
  method_not_allowed: 405,
  not_acceptable: 406,
  conflict: 409,
  version_conflict: 409,
  schedule_in_past: 422,
  id_taken: 409,
  turn_ended: 409,
  tool_call_answered: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  range_not_satisfiable: 416,
  signature_invalid: 403,
  signature_expired: 403,

  // Limits
  rate_limited: 429,
  too_many_streams: 429,
  daily_limit_reached: 429,
  budget_exhausted: 429,
  storage_quota_reached: 429,
  storage_full: 413,
  message_too_long: 413,
  question_too_long: 413,
  upload_quota_reached: 429,
  picture_quota_reached: 429,
  avatar_quota_reached: 429,
  description_quota_reached: 429,
  transcription_quota_reached: 429,
  embedding_quota_reached: 429,
  case_quota_reached: 429,
  schedule_limit_reached: 429,

  // Models
  model_not_configured: 424,
  model_switched_off: 424,
  model_unavailable: 502,
  model_timeout: 504,
  provider_rate_limited: 429,
  provider_refused_key: 502,
  provider_broken_stream: 502,
  empty_answer: 502,
  content_refused: 422,
  context_too_long: 413,
  vision_not_supported: 422,
  online_not_supported: 422,
  personal_data_found: 422,
  personal_data_blocked: 422,
  answer_interrupted: 503,

  // Files
  file_too_large: 413,
  file_type_not_allowed: 415,
  file_type_mismatch: 415,
  file_too_many_pages: 413,
  file_empty: 422,
  file_no_text: 422,
  file_encrypted: 422,
  file_malformed: 422,
  file_expands_too_much: 422,
  file_took_too_long: 422,
  file_out_of_memory: 422,
  file_missing_upload: 409,
  file_ocr_quota: 429,
  file_not_ready: 409,
  image_invalid: 422,
  image_animated: 422,
  image_too_large: 413,
  image_mode_not_supported: 422,
  audio_invalid: 422,

  // Assistants
  assistant_protected: 403,
  last_owner: 409,
  person_unknown: 409,
  assistant_retired: 403,
  assistant_disabled: 403,
  review_required: 409,
  review_closed: 409,

  // Outside systems
  connector_not_configured: 424,
  connector_unauthorized: 424,
  connector_rate_limited: 429,
  connector_unavailable: 502,

  overloaded: 503,
  database_unavailable: 503,
  storage_unavailable: 503,
  shutting_down: 503,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof errorCodes;

/** Errors of the browser itself when a request or a token failed; never sent by the server. */
export const browserErrorCodes = [
  "network_unreachable",
  "request_timeout",
  "aborted",
  "bad_answer",
  "no_account",
  "interaction_required",
  "invalid_interaction_type",
] as const;
export type BrowserErrorCode = (typeof browserErrorCodes)[number];
