import type { Words } from "../../../lib/texts.ts";
import type * as es from "./es.ts";

export const tour: Words<typeof es.tour> = {
  offer: "First time here? Let me show you the essentials in a minute.",
  offerLabel: "Guided tour",
  start: "Start the tour",
  later: "Not now",
  next: "Next",
  previous: "Back",
  done: "Finish",
  exit: "Leave the tour",
  progress: "{{n}} of {{of}}",
  nothing: "There is nothing to point at on this screen right now.",
  chat: {
    composer: {
      title: "Ask in your own words",
      text: "Enter sends and Shift + Enter starts a new line. You can paste or drop files and pictures.",
    },
    options: {
      title: "Choose whom you talk to",
      text: "Change the kind of chat and the model here. RH+ answers from Human Resources documents alone.",
    },
    suggestions: {
      title: "Not sure where to start?",
      text: "These are common questions. Press one and complete it before you send it.",
    },
    newConversation: {
      title: "One topic, one conversation",
      text: "Start another when you change the subject: answers take into account what came before.",
    },
    list: {
      title: "Everything is kept",
      text: "Search, pin, rename or export your conversations. You can read them offline too.",
    },
    sections: {
      title: "The rest of the house",
      text: "Assistants, images, what's new and help are always here.",
    },
    profile: {
      title: "Your way",
      text: "Theme, language, voice, notifications and your data are in Settings, under your name.",
    },
  },
  assistants: {
    gallery: {
      title: "An assistant for each task",
      text: "Official ones are for everybody; yours and those shared with you stand beside them.",
    },
    tools: {
      title: "Find or create one",
      text: "Filter yours or the official ones, search by name, or build an assistant over your documents.",
    },
  },
  images: {
    tools: {
      title: "Create or describe",
      text: "Switch between making new pictures and understanding one you have.",
    },
    prompt: {
      title: "Say what you want to see",
      text: "Describe the picture and choose size, style and how many. They stay in your gallery.",
    },
  },
  admin: {
    screens: {
      title: "The administration screens",
      text: "Use, opinions, errors, knowledge gaps, news and rules. A number marks what is waiting.",
    },
    content: {
      title: "Without reading anyone's chats",
      text: "There are only counts here, and what each person chose to share. What you change is audited.",
    },
  },
};
