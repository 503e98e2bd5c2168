import type { Specialty } from "@metatron/contract/assistants/constants";
import { Avatar } from "../../../ui/avatar.tsx";
import { skyOf } from "../../assistants/sky-of.ts";

/** The assistant that wrote an answer. */
export interface AnswerAuthor {
  name: string;
  avatarUrl: string | null;
  specialty: Specialty | null;
}

/** The assistant's avatar and name above its answer. */
export function AuthorLine({ author: { name, avatarUrl, specialty } }: { author: AnswerAuthor }) {
  return (
    <p className="mt-3 flex items-center gap-2 text-sm font-medium">
      <Avatar
        name={name}
        kind="assistant"
        {...skyOf({ specialty })}
        {...(avatarUrl ? { src: avatarUrl } : {})}
        className="size-5!"
      />
      {name}
    </p>
  );
}
