import { type Role, roles } from "@metatron/contract/roles";
import { addMember, newParticipant, type Participant } from "../assistant-data.ts";
import type { TestApp } from "../harness.ts";
import { deleteObjects, makeObjects, mixedOf, neverMade, type Objects, ofOtherKinds } from "./objects.ts";
import type { Scenario } from "./row.ts";

export interface RoleActor extends Participant {
  role: Role;
  /** The objects that a scenario names; a call that spends its own gets the second set. */
  objectsFor(scenario: Scenario, spends: boolean): Objects;
}

export interface Cast {
  victim: Participant;
  /** What must not change, whoever calls what. */
  victims: Objects;
  withoutRole: Participant;
  actors: RoleActor[];
}

/** Somebody for every role with objects of their own, and somebody whose objects they try to reach. */
export async function newCast(test: TestApp): Promise<Cast> {
  const victim = newParticipant(test);
  const sharer = newParticipant(test);
  const [victims, shared] = await Promise.all([makeObjects(test, victim), makeObjects(test, sharer)]);
  const actors = await Promise.all(roles.map((role) => newActor(test, role, { victims, shared })));
  for (const { email } of actors) await addMember(sharer, shared.assistant, email, "viewer");
  return { victim, victims, withoutRole: newParticipant(test, []), actors };
}

async function newActor(
  test: TestApp,
  role: Role,
  { victims, shared }: { victims: Objects; shared: Objects },
): Promise<RoleActor> {
  const person = newParticipant(test, [role]);
  const own = await makeObjects(test, person);
  const second = await makeObjects(test, person);
  const deleted = await makeObjects(test, person);
  await deleteObjects(person, deleted);
  return {
    ...person,
    role,
    objectsFor(scenario, spends) {
      switch (scenario) {
        case "own":
          return spends ? second : own;
        case "anothers":
          return victims;
        case "shared":
          return { ...shared, file: shared.artifact };
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
