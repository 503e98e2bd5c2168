import { Avatar } from "../../../ui/avatar.tsx";

/** The assistant that wrote an answer. */
export interface AnswerAuthor {
  name: string;
  avatarUrl: string | null;
}

/** The assistant's avatar and name above its answer. */
export function AuthorLine({ author: { name, avatarUrl } }: { author: AnswerAuthor }) {
  return (
    <p className="mt-3 flex items-center gap-2 text-sm font-medium">
      <Avatar name={name} kind="assistant" {...(avatarUrl ? { src: avatarUrl } : {})} className="size-5!" />
      {name}
    </p>
  );
}
