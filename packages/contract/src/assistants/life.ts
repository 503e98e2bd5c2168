import { z } from "zod";
import { count, day, email, filledText, id, instant, line, text } from "../fields.ts";
import { MAX_COMMENT_CHARS, MAX_NAME_CHARS } from "../limits.ts";
import { roles } from "../roles.ts";
import { member } from "./assistant.ts";
import {
  audiences,
  grantRoles,
  lifeStates,
  MAX_PEOPLE_AT_ONCE,
  memberRoles,
  reviewDecisions,
  reviewStates,
} from "./constants.ts";
import { version } from "./version.ts";

const person = z.object({ name: z.string(), email: z.string() });

/** `version` is the newest that the person has seen; 409 when someone saved another one since. */
export const publishRequest = z.strictObject({ version }).meta({ id: "PublishRequest" });

/** `id` is the id of the review, so that a repeated request opens one review. */
export const reviewRequest = z
  .strictObject({ id, version, note: text(MAX_COMMENT_CHARS) })
  .meta({ id: "ReviewRequest" });

const reviewComment = z
  .object({ id, by: person.nullable(), text: z.string(), at: instant })
  .meta({ id: "ReviewComment" });

export const newReviewComment = z
  .strictObject({ id, text: filledText(MAX_COMMENT_CHARS) })
  .meta({ id: "NewReviewComment" });

/** `validUntil`: when the approved version must be reviewed again; without it, the configured number of days. */
export const reviewVerdict = z
  .strictObject({
    decision: z.enum(reviewDecisions),
    version,
    comment: text(MAX_COMMENT_CHARS).optional(),
    validUntil: day.optional(),
  })
  .meta({ id: "ReviewVerdict" });
export type ReviewVerdict = z.infer<typeof reviewVerdict>;

/** The fields of one version, as far as a reviewer compares them. */
const comparedContent = z.object({
  version,
  name: z.string(),
  description: z.string(),
  instructions: z.string(),
  model: z.string(),
  avatarId: id.nullable(),
  starters: z.array(z.string()),
  roles: z.array(z.enum(roles)).nullable(),
  tools: z.array(z.string()).nullable(),
});
export type ComparedContent = z.infer<typeof comparedContent>;

const document = z.object({ id, name: z.string() });

const review = z
  .object({
    id,
    version,
    state: z.enum(reviewStates),
    note: z.string(),
    requestedBy: person.nullable(),
    requestedAt: instant,
    decidedBy: person.nullable(),
    decidedAt: instant.nullable(),
    comments: z.array(reviewComment),
  })
  .meta({ id: "Review" });
export type Review = z.infer<typeof review>;

/** Where an assistant stands, and what would change for the people who use it. */
export const assistantLife = z
  .object({
    id,
    name: z.string(),
    state: z.enum(lifeStates),
    official: z.boolean(),
    version,
    publishedVersion: version,
    publishedAt: instant.nullable(),
    publishedBy: person.nullable(),
    reviewExpiresAt: instant.nullable(),
    // Whether people beyond the named members can use the published version already.
    isOpenToAudience: z.boolean(),
    published: comparedContent,
    // The version in review, otherwise the newest one.
    proposed: comparedContent,
    // Documents take effect without being published; these have changed since the last publication.
    documents: z.object({
      added: z.array(document),
      removed: z.array(document),
      changed: z.array(document),
    }),
    // The last finished run of the test set over the proposed version.
    tests: z.object({ passed: count, total: count, at: instant }).nullable(),
    review: review.nullable(),
    can: z.object({
      publish: z.boolean(),
      request: z.boolean(),
      decide: z.boolean(),
      retire: z.boolean(),
      makeOfficial: z.boolean(),
    }),
  })
  .meta({ id: "AssistantLife" });
export type AssistantLife = z.infer<typeof assistantLife>;

export const openReview = z
  .object({
    assistantId: id,
    name: z.string(),
    version,
    requestedBy: person.nullable(),
    requestedAt: instant,
  })
  .meta({ id: "OpenReview" });
export type OpenReview = z.infer<typeof openReview>;

export const retireRequest = z.strictObject({ retired: z.boolean() }).meta({ id: "RetireRequest" });
export const disableRequest = z.strictObject({ disabled: z.boolean() }).meta({ id: "DisableRequest" });
export const officialRequest = z.strictObject({ official: z.boolean() }).meta({ id: "OfficialRequest" });

export const newMembers = z
  .strictObject({
    emails: z.array(email).min(1).max(MAX_PEOPLE_AT_ONCE),
    role: z.enum(memberRoles),
  })
  .meta({ id: "NewMembers" });

const grant = z
  .object({ audience: z.enum(audiences), role: z.enum(grantRoles) })
  .meta({ id: "AssistantGrant" });
export type Grant = z.infer<typeof grant>;

/** A role of null takes the access away. */
export const grantChange = z
  .strictObject({ audience: z.enum(audiences), role: z.enum(grantRoles).nullable() })
  .meta({ id: "GrantChange" });

export const membership = z
  .object({ items: z.array(member), grants: z.array(grant) })
  .meta({ id: "Membership" });

/** Names of roles with commas between them; none of them means everyone but external people. */
export const roleNames = text(MAX_COMMENT_CHARS).optional();

export const exclusion = z
  .object({
    people: z.array(person),
    audiences: z.array(z.enum(audiences)),
    // Invited people whose roles are not known yet.
    unknown: count,
  })
  .meta({ id: "Exclusion" });
export type Exclusion = z.infer<typeof exclusion>;

export const foundPerson = person.meta({ id: "FoundPerson" });
export type FoundPerson = z.infer<typeof foundPerson>;

export const personSearch = line(MAX_NAME_CHARS);

/** Counts of the last 30 days; null: about fewer than five people. */
export const assistantInsights = z
  .object({
    days: count,
    people: count.nullable(),
    conversations: count.nullable(),
    answers: count.nullable(),
    good: count.nullable(),
    bad: count.nullable(),
    unanswered: count.nullable(),
  })
  .meta({ id: "AssistantInsights" });
export type AssistantInsights = z.infer<typeof assistantInsights>;
