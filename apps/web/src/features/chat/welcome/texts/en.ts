import type { Words } from "../../../../lib/texts.ts";
import type * as es from "./es.ts";

export const welcome: Words<typeof es.welcome> = {
  rh: {
    morning: "Good morning. What do you need to know today?",
    afternoon: "Good afternoon. What do you need to know today?",
    night: "Good evening. What do you need to know today?",
    lede: "I answer from the Human Resources documents, and show you the page.",
  },
  chatlibre: {
    morning: "Good morning. Where shall we start?",
    afternoon: "Good afternoon. Where shall we start?",
    night: "Good evening. Where shall we start?",
    lede: "Write, paste an image or drop a file. You choose the model.",
  },
  amelia: {
    morning: "Good morning, I'm Amelia. What isn't working?",
    afternoon: "Good afternoon, I'm Amelia. What isn't working?",
    night: "Good evening, I'm Amelia. What isn't working?",
    lede: "We fix it here, or I open the request for you with the details filled in.",
  },
  images: {
    morning: "Good morning. Which image shall we make?",
    afternoon: "Good afternoon. Which image shall we make?",
    night: "Good evening. Which image shall we make?",
    lede: "Describe the image and I make it. You can vary or download it afterwards.",
  },
};
