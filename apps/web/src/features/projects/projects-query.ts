import type { Project, ProjectConversation, ProjectDetails } from "@metatron/contract/projects/project";
import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import type { ChatsDatabase } from "../../local-db/chats-database.ts";
import { orStored } from "../../shell/or-stored.ts";

export const PROJECTS_KEY = ["projects"];
const FRESH_MS = 15_000;
const READING_MS = 2_000;

/** The person's projects, also without a network. */
export const projectsQuery = (db: ChatsDatabase) =>
  queryOptions({
    queryKey: [...PROJECTS_KEY, "list"],
    queryFn: async ({ signal }): Promise<Project[]> => {
      const load = () => call("listProjects", { signal });
      const { items } = await orStored({ db, key: "projects", load, signal });
      // The database compares bytes: there "Proyecto 10" comes before "Proyecto 2", and "Ávila" after "Zaragoza".
      const { compare } = new Intl.Collator("es", { sensitivity: "base", numeric: true });
      return items.toSorted((a, b) => compare(a.name, b.name));
    },
    staleTime: FRESH_MS,
    // Offline the stored copy is read, so the query must run there too.
    networkMode: "always",
    retry: false,
  });

export const projectQuery = (db: ChatsDatabase, id: string) =>
  queryOptions({
    queryKey: [...PROJECTS_KEY, "one", id],
    queryFn: ({ signal }): Promise<ProjectDetails> =>
      orStored({
        db,
        key: `project:${id}`,
        load: () => call("readProject", { params: { id }, signal }),
        signal,
      }),
    staleTime: FRESH_MS,
    networkMode: "always",
    retry: false,
  });

interface ConversationPage {
  items: ProjectConversation[];
  nextCursor: string | null;
}

/** Its first page is kept for reading without a network. */
export const projectConversationsQuery = (db: ChatsDatabase, id: string) =>
  infiniteQueryOptions({
    queryKey: [...PROJECTS_KEY, "conversations", id],
    queryFn: ({ pageParam, signal }): Promise<ConversationPage> => {
      const load = () =>
        call("listProjectConversations", {
          params: { id },
          query: pageParam ? { cursor: pageParam } : {},
          signal,
        });
      return pageParam ? load() : orStored({ db, key: `project-conversations:${id}`, load, signal });
    },
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: FRESH_MS,
    networkMode: "always",
    retry: false,
  });

/** Asks again while a file is being read. */
export const projectFilesQuery = (id: string) =>
  queryOptions({
    queryKey: [...PROJECTS_KEY, "files", id],
    queryFn: ({ signal }) => call("listProjectFiles", { params: { id }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.files.some(({ status }) => status === "queued" || status === "reading")
        ? READING_MS
        : false,
  });

export const refreshProjects = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: PROJECTS_KEY });
