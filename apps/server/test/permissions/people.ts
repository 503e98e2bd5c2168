import { type Role, roles } from "@metatron/contract/roles";
import { ensureOfficial } from "../../src/modules/assistants/index.ts";
import { addMember, newParticipant, type Participant } from "../assistant-data.ts";
import type { TestApp } from "../harness.ts";
import { deleteObjects, makeObjects, mixedOf, neverMade, type Objects, ofOtherKinds } from "./objects.ts";
import type { Scenario } from "./row.ts";

const OFFICIAL = {
  id: "6f1f7c52-3d3e-4a55-9a34-0d6f6a5c1e01",
  specialty: "general",
  name: "General",
  description: "Para todo.",
  instructions: "Ayuda.",
  model: "gpt-5",
  starters: [],
} as const;

export interface RoleActor extends Participant {
  role: Role;
  /** Of an assistant that they may edit, but do not own. */
  edited: Objects;
  /** The objects that a scenario names; a call that spends its own gets the second set. */
  objectsFor(scenario: Scenario, spends: boolean): Objects;
}

export interface Cast {
  victim: Participant;
  /** State that no call of another person may change. */
  victims: Objects;
  withoutRole: Participant;
  actors: RoleActor[];
}

/** Somebody for every role with objects of their own, and somebody whose objects they try to reach. */
export async function newCast(test: TestApp): Promise<Cast> {
  const victim = newParticipant(test);
  const sharer = newParticipant(test);
  const [victims, shared] = await Promise.all([makeObjects(test, victim), makeObjects(test, sharer)]);
  const actors = await Promise.all(roles.map((role) => newActor(test, role, { victims, shared, sharer })));
  await ensureOfficial(test.deps.database.db, [OFFICIAL]);
  for (const { email, edited } of actors) {
    await addMember(sharer, shared.assistant, email, "viewer");
    await addMember(sharer, edited.assistant, email, "editor");
    await addProjectMember(sharer, shared.project, { email, role: "reader" });
    await addProjectMember(sharer, edited.project, { email, role: "editor" });
  }
  return { victim, victims, withoutRole: newParticipant(test, []), actors };
}

async function newActor(
  test: TestApp,
  role: Role,
  { victims, shared, sharer }: { victims: Objects; shared: Objects; sharer: Participant },
): Promise<RoleActor> {
  const person = newParticipant(test, [role]);
  const own = await makeObjects(test, person);
  const second = await makeObjects(test, person);
  const deleted = await makeObjects(test, person);
  await deleteObjects(person, deleted);
  // One for each: what an editor changes has another version for the next one.
  const edited = await makeObjects(test, sharer);
  return {
    ...person,
    role,
    edited,
    objectsFor(scenario, spends) {
      switch (scenario) {
        case "own":
          return spends ? second : own;
        case "anothers":
          return victims;
        case "shared":
          return { ...shared, file: shared.artifact };
        case "edited":
          return { ...edited, file: edited.artifact };
        case "official":
          return { ...neverMade(), assistant: OFFICIAL.id };
        case "deleted":
          return deleted;
        case "never":
          return neverMade();
        case "otherKind":
          return ofOtherKinds(victims);
        case "mixed":
          return mixedOf(own, victims);
      }
    },
  };
}

async function addProjectMember(owner: Participant, project: string, payload: object): Promise<void> {
  const added = await owner.call({ method: "PUT", url: `/api/projects/${project}/members`, payload });
  if (added.statusCode !== 200) throw new Error(`${project}: ${added.statusCode} ${added.body}`);
}
