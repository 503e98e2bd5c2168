import type { Words } from "../../../lib/texts.ts";
import type * as es from "../es/errors.ts";

export const errors: Words<typeof es.errors> = {
  unauthorized: "Sign in again to continue.",
  token_expired: "The session has expired. Sign in again; your draft is kept.",
  identity_unavailable: "The sign-in service is not answering. Try again in a few minutes.",
  no_roles: "Your account has no permissions in this application yet. Ask the service desk for them.",
  action_not_allowed: "Your permissions do not include this action. Ask the service desk for it.",
  forbidden: "Your account is not allowed to do this.",

  bad_request: "The request is not valid. Reload the page.",
  bad_json: "The request arrived damaged. Try again.",
  bad_cursor: "The list has changed. Load it again.",
  validation_failed: "Some details need checking.",
  unknown_model: "That model is not available to you. Choose another one.",
  unknown_tool: "That tool is not available to you. Choose another one.",
  not_found: "It is not here. It may have been deleted.",
  method_not_allowed: "The server does not allow this action.",
  not_acceptable: "The server cannot answer in this format.",
  conflict: "Another action changed this first. Load it again.",
  version_conflict: "Someone changed it before you. Check their changes and save again.",
  id_taken: "It already exists with other content. Try again.",
  turn_ended: "The answer had already ended. Send it as a new question.",
  tool_call_answered: "This has already been answered, perhaps on another device.",
  memory_fact_known: "Another fact already says the same.",
  memory_off: "An administrator switched the memory off.",
  memory_limit_reached:
    "The most facts there can be are already remembered. Forget one in Settings to add another.",
  body_too_large: "It is too large to send in one go.",
  unsupported_media_type: "The server does not accept this kind of content.",
  range_not_satisfiable: "That part of the file does not exist.",
  signature_invalid: "The link is not valid. Open the file again.",
  signature_expired: "The link has expired. Open the file again.",

  rate_limited: "That is many requests in a row. Wait a moment.",
  too_many_streams: "Several answers are already being written. Wait for one to finish.",
  daily_limit_reached: "You have reached today's limit. You can continue tomorrow.",
  budget_exhausted: "This month’s budget for your role is used up. It renews on the 1st.",
  storage_quota_reached: "There is no room left for your files. Delete one.",
  storage_full: "Your files take up all your space ({{quotas.stored, bytes}}). Delete some to keep more.",
  message_too_long:
    "The message is too long: {{quotas.message, number}} characters fit. Shorten it or attach it as a file.",
  question_too_long:
    "The question is too long for this model. Shorten it, attach it as a file or choose another model.",
  upload_quota_reached:
    "You can’t upload more today: the limit is {{quotas.uploaded, bytes}} per person and day. It renews at {{quotas.renewsAt, time}}.",
  picture_quota_reached:
    "You have sent {{quotas.pictures, number}} pictures today, the most for one person. The limit renews at {{quotas.renewsAt, time}}.",
  avatar_quota_reached:
    "You have made {{quotas.avatars, number}} avatars today, the most for one person. The limit renews at {{quotas.renewsAt, time}}.",
  description_quota_reached:
    "{{quotas.descriptions, number}} pictures were described for you today, the most for one person. The limit renews at {{quotas.renewsAt, time}}.",
  transcription_quota_reached:
    "You have dictated {{quotas.transcriptions, number}} times today, the most for one person. The limit renews at {{quotas.renewsAt, time}}.",
  embedding_quota_reached:
    "All the text that fits your limit was prepared today ({{quotas.embeddings, number}} characters). It renews at {{quotas.renewsAt, time}}.",
  case_quota_reached:
    "You have opened {{quotas.cases, number}} cases today, the most for one person. The limit renews at {{quotas.renewsAt, time}}.",

  project_limit_reached:
    "You are already in the most projects there can be, or this project has the most members.",
  project_unavailable:
    "The project no longer exists, or you may not add conversations to it. The conversation stays where it was.",
  too_many_tags: "You already have the most tags there can be. Delete one to create another.",
  handover_limit_reached: "You already have the most hand-over drafts there can be. Send or delete one.",
  handover_received: "Somebody has already acknowledged this hand-over, so it can’t be withdrawn.",
  temporary_off:
    "Your organisation does not allow temporary conversations for your role. Ask in an ordinary conversation.",
  temporary_only:
    "For your role, every conversation is temporary and none is stored. Ask in a temporary conversation.",
  comparisons_off: "Your organisation does not allow comparing models. Ask in an ordinary conversation.",
  comparison_limit_reached:
    "You already have the most open comparisons there can be. Discard one to begin another.",
  vote_first: "Vote before you keep an answer.",
  share_limit_reached: "You already share the most copies there can be. Stop sharing one to add another.",
  prompt_limit_reached: "You already have the most prompts there can be. Delete one to add another.",
  schedule_limit_reached:
    "You already have the most scheduled questions there can be. Delete one to add another.",
  research_running:
    "You already have research in progress. Wait until it ends, or stop it, to start another.",
  research_not_allowed:
    "An administrator does not allow deep research for your role. You can send the question without it.",
  research_quota_reached:
    "You have done {{quotas.research, number}} deep searches today, the most for one person. The limit renews at {{quotas.renewsAt, time}}.",
  schedule_in_past: "That date is past. Choose another one.",
  model_not_configured: "No model is configured here for this.",
  model_switched_off: "An administrator has switched this model off for your role. Choose another one.",
  model_unavailable: "The model is not answering. Try again or choose another one.",
  model_timeout: "The model took too long. What was written so far is kept.",
  provider_rate_limited: "The model is very busy. Wait a moment or choose another one.",
  provider_refused_key: "The model's provider refused access. Tell the service desk.",
  provider_broken_stream: "The answer was cut off. What was written so far is kept.",
  empty_answer: "The model returned no text. Try again.",
  content_refused: "The model declined to answer this. Try other words.",
  context_too_long:
    "The conversation is too long for this model. Start another one or choose a larger model.",
  vision_not_supported: "This model cannot see images. Choose another one.",
  online_not_supported: "This model does not search the web. Choose another one.",
  personal_data_found: "What was about to be sent holds personal data. Decide whether to hide it first.",
  personal_data_blocked:
    "There is personal data, which this model may not receive. Take it out or choose another model.",
  answer_interrupted: "The answer was cut off. What was written so far is kept.",

  file_too_large: "The file is too large.",
  file_type_not_allowed: "This kind of file is not accepted.",
  file_type_mismatch: "The content does not match the kind of file it claims to be.",
  file_too_many_pages: "The document has too many pages. Split it.",
  file_empty: "The file is empty.",
  file_no_text: "The pages are photos and the text cannot be made out. Upload it sharper or as a document.",
  file_encrypted: "The file is protected with a password. Remove the protection and upload it again.",
  file_malformed: "The file is damaged and cannot be read.",
  file_expands_too_much: "The file takes up too much space when opened. Split it.",
  file_took_too_long: "Reading the file took too long. Split it.",
  file_out_of_memory: "The file needs too much memory. Split it.",
  file_missing_upload: "The file did not arrive whole. Upload it again.",
  file_ocr_quota:
    "{{quotas.ocr, number}} scanned pages were read for you today, the most for one person. Upload it again from {{quotas.renewsAt, time}}.",
  file_not_ready: "The file is still being read.",
  validity_order: "The end date is before the start date. Correct one of them.",
  image_invalid: "The image cannot be read.",
  image_animated: "The image is animated. Send a still one: PNG, JPEG or WebP.",
  image_too_large: "The image is too large. Make it smaller and send it again.",
  image_mode_not_supported: "This model does not change existing images. Describe a new one.",
  audio_invalid: "The recording can't be read. Record again.",

  assistant_protected: "Official assistants cannot be deleted.",
  last_owner: "At least one owner has to remain.",
  person_unknown: "That person has never signed in yet; invite them first.",
  assistant_retired: "This assistant was retired. Your question was not sent and is still here.",
  assistant_disabled:
    "The administration has disabled this assistant. Your question was not sent and is still here.",
  review_required: "It is shared with a role or with everyone: a review approves it first.",
  review_closed: "This review was already closed. Here is how it ended.",

  connector_not_configured: "This connection is not configured here.",
  connector_unauthorized: "The connection was refused. Tell the service desk.",
  connector_rate_limited: "The connected service is very busy. Wait a moment.",
  connector_unavailable: "The connected service is not answering. Try again in a few minutes.",

  overloaded: "There is a lot going on. Wait a moment and try again.",
  database_unavailable: "The database is not answering. We will try again in a few seconds.",
  storage_unavailable: "The file storage is not answering. Try again in a few minutes.",
  shutting_down: "The server is restarting. Try again in a minute.",
  internal: "The server had a problem. Try again.",

  network_unreachable: "There is no connection to the server. What you have written is kept.",
  request_timeout: "The server is taking too long. Try again.",
  aborted: "It was cancelled.",
  bad_answer: "The server's answer makes no sense. Try again.",
  no_account: "No account is open in this browser.",
  interaction_required: "Sign in again to continue.",
  invalid_interaction_type: "Sign-in is not configured correctly. Tell the service desk.",
};
