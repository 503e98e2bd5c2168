import { countersSuite } from "./counters.suite.ts";

countersSuite("memory");
