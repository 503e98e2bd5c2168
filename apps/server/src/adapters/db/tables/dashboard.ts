import type { Brand } from "@metatron/contract/enums";
import type { GapState } from "@metatron/contract/gaps/constants";
import type { ColumnType, Generated } from "kysely";

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;

/** Days are in UTC, as `YYYY-MM-DD`. */
export interface DailyUseTable {
  day: string;
  brand: Brand;
  role: string;
  conversations: number;
  questions: number;
  answers: number;
  errors: number;
  grounded: number;
  groundable: number;
  good: number;
  bad: number;
}

export interface DailyPeopleTable {
  day: string;
  person_id: string;
  /**
   * Bit mask: 1 for RH+, 2 for Chat Libre, 4 for Amelia; 0 if only usage events show that the person was
   * active.
   */
  brands: number;
}

export interface DailyTimesTable {
  day: string;
  bucket: number;
  answers: number;
}

export interface DailyTopicsTable {
  day: string;
  brand: Brand;
  category: string;
  questions: number;
}

export interface DailyModelsTable {
  day: string;
  model: string;
  role: string;
  calls: number;
  input_tokens: number;
  output_tokens: number;
  cost: number;
}

export interface DailyVotesTable {
  day: string;
  score: number;
  votes: number;
}

export interface DailyEventsTable {
  day: string;
  name: string;
  times: number;
}

export interface ReportStateTable {
  is_only: Generated<boolean>;
  counted_at: Timestamp;
}

export interface KnowledgeGapsTable {
  id: string;
  /** The stems that at least five people used. The next count recognises the same gap by them. */
  terms: string[];
  text: string;
  brand: Brand;
  category: string | null;
  people: number;
  times: number;
  unsupported: number;
  bad: number;
  state: GapState;
  owner: string | null;
  first_asked_at: Timestamp;
  last_asked_at: Timestamp;
  solved_at: Date | null;
  updated_at: Timestamp;
}
