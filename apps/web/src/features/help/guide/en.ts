import type { HelpGuide } from "../help-topic.ts";

export const guide: HelpGuide = {
  start: {
    title: "First steps",
    summary: "Sign in, ask, and check the source.",
    body: `You sign in with your company account: there is no other password. On a computer that several people share, tick **Shared computer** when you sign in, and nothing of yours stays there when you sign out.

## Your first question
1. Write in the box as you would say it to a colleague: “How many days off do I get for moving house?”.
2. Press Enter. The answer appears while it is being written.
3. Press a citation number to see the document at its page, with the passage marked.

## Where things are
- On the left, your conversations; below them assistants, images, what's new and help.
- On a phone all of that opens with the list button at the top left.
- Under your name, at the bottom, are settings, your cases and sign-out.`,
    words: ["begin", "login", "sign in"],
    related: ["ask", "sources", "shortcuts"],
  },
  ask: {
    title: "Asking well",
    summary: "How to ask so that the answer is of use.",
    body: `No special language is needed. It helps to say **who you are in this matter**, **what you need** and **what for**.

- One question per message gets better answers than five at once.
- Go on asking in the same conversation: what came before is taken into account. Start another for another topic.
- If the answer is long, ask for “three points” or “a table”.
- You can **edit a question** that was sent or ask for **another version**: the earlier ones are kept, and the arrows go from one to the other.

## Commands
Type \`/\` to see them: \`/imagen\` makes a picture, \`/describe\` explains one, \`/resumen\` sums up the conversation, \`/traduce\` translates, \`/exporta\` saves it and \`/limpia\` starts afresh.`,
    words: ["prompt", "slash", "edit", "regenerate"],
    related: ["chat-types", "files", "images"],
  },
  "chat-types": {
    title: "RH+, Chat Libre and Amelia",
    summary: "What each of them answers, and from what.",
    body: `**RH+** answers from Human Resources documents alone. If no valid document says it, it tells you so and offers to open a case. What is not about Human Resources is marked as out of scope, with where to go.

**Chat Libre** uses the models that your role allows, with files, pictures and, where available, web search. It can be wrong: check what matters.

**Amelia** is the service desk. It takes you through a procedure step by step and, if that does not solve it, prepares the case with what you have tried.

Your conversations are the same in all three. The kind of chat and the model are chosen in the text box.`,
    words: ["model", "gpt", "brand", "service desk", "human resources", "internet"],
    related: ["sources", "cases", "assistants"],
  },
  sources: {
    title: "Citations and sources",
    summary: "How to see which document an answer rests on.",
    body: `The numbers inside an answer are citations. Press one and the document opens beside it, at its page, with the passage marked. There you can zoom in or read the page as text. **Copy** takes the answer with its sources, under the same numbers.

Below the answer is the list of sources with **page, revision and validity**:
- *Valid*: it holds today.
- *Until…*: it stops holding on that day.
- *Expired*: it no longer holds; the answer warns you.
- *Your file*: you brought it.

Each cited sentence is compared with its passage. If the passage does not quite support it, the citation says so. Where there is no source, the answer says that too: none is invented.`,
    words: ["document", "reference", "page", "expired"],
    related: ["chat-types", "feedback", "files"],
  },
  files: {
    title: "Files in a conversation",
    summary: "Attach documents and ask about them.",
    body: `Use the **+** button, paste the file or drop it on the text box. PDF, Word, Excel, PowerPoint, text, web pages, mail and pictures work; scans are read by text recognition.

- It is read in the background and you see its state. You can send the question right away: it waits until the reading is done.
- If it can't be read you see why: protected by a password, damaged, too large.
- If the network breaks, the upload goes on from where it stopped.
- A long text that you paste goes as an attached file; the notice lets you keep it as text.

Files belong to that conversation. Deleting it deletes them too, with their text. To use documents every time, build an assistant or use your knowledge base.`,
    words: ["attach", "upload", "pdf", "excel", "word", "scan", "ocr"],
    related: ["knowledge-base", "assistants", "privacy"],
  },
  "knowledge-base": {
    title: "Your knowledge base",
    summary: "Documents of yours that live in this browser only.",
    body: `In **Knowledge base** you keep files by category. They are not uploaded to stay on the server: they live in this browser.

When you choose a category in the text box, the passages that have to do with your question are searched here, and **only those** travel with it.

- A file with the same name replaces the one before.
- They are not on another computer: add them there again.
- If you clear the browser's data, or tick *Shared computer* when signing in, they go when you sign out.`,
    words: ["category", "my documents", "local"],
    related: ["files", "privacy", "assistants"],
  },
  assistants: {
    title: "Assistants",
    summary: "Use the official ones or build your own over your documents.",
    body: `An assistant has instructions, a model and, if you like, knowledge: files, Confluence spaces or a Drive folder.

## Build one
1. In **Assistants**, press *New assistant* and give it a name and a description.
2. In *Instructions* say how it should answer. The CO-STAR generator suggests a draft from a few lines.
3. In *Knowledge* add documents. You see when each has been read and, if it failed, why.
4. In *Try* you talk to the draft without saving it.

Every change keeps a **version**, and you can go back to an earlier one. With a set of test questions you check that a change breaks nothing.`,
    words: ["create", "instructions", "costar", "confluence", "drive", "version"],
    related: ["share", "publish", "find"],
  },
  share: {
    title: "Sharing an assistant",
    summary: "Who sees it, who changes it, and how to hand it over.",
    body: `An assistant is private until you add somebody under **Members**, by e-mail.

- **Viewer**: talks to it.
- **Editor**: also changes instructions and knowledge.
- **Owner**: also shares and deletes.

If you invite somebody who has never signed in, the invitation waits for them. The last owner can't be removed: **transfer** it to somebody else first.

People who talk to your assistant see the cited passages of its documents. Do not put into it what those people should not read. Their conversations, on the other hand, are not visible to you.`,
    words: ["members", "permissions", "invite", "transfer", "owner"],
    related: ["assistants", "publish", "privacy"],
  },
  publish: {
    title: "Publishing an assistant",
    summary: "When a change reaches others and who reviews it.",
    body: `While only its editors use it, saving publishes. Once anyone else uses it, saving keeps a **draft**: the others stay with the published version until you change it under **Publication**.

## The steps
1. **Draft**: you see what changed in texts and documents, and the result of your test questions.
2. **In review**: if a role or the whole company may use it, you ask for a review. The reviewer comments, returns or approves it.
3. **Published**: everyone uses the approved version. The approval has an end date; you get a notice 30 and 7 days before it, and on the day. The assistant goes on working.
4. **Retired**: nobody can ask it. Conversations stay readable, and you can bring it back.

Documents count from their upload and do not wait for the publication. Administrators can make an approved assistant **official**.

The same tab shows how many people use it, how they rate it and how many questions stayed without an answer: only counts, and from five people on.`,
    words: ["review", "draft", "approve", "retire", "official", "published version"],
    related: ["assistants", "share"],
  },
  images: {
    title: "Images",
    summary: "Create, vary and describe pictures.",
    body: `In **Images** describe what you want to see and choose size, style and how many. In a conversation \`/imagen\` does the same.

- What you make stays in your gallery, with the sentence that made it. From there you can download it, vary it, use it as an avatar or delete it.
- Under **Describe** you upload a photo and ask about it: what a sign says, which part this is, a summary.
- There is a daily maximum; when you reach it you see when it starts again.

Without an image model, sample posters are drawn, and they say so.`,
    words: ["photo", "drawing", "generate", "gallery", "avatar"],
    related: ["ask", "files"],
  },
  voice: {
    title: "Listening and dictating",
    summary: "Answers read aloud and questions spoken.",
    body: `Press the loudspeaker of an answer to hear it. It goes on with the screen locked, and you can pause it or change the speed. Voice and speed are kept in **Settings**.

If your company offers no voices, your browser's own speaks.

## Dictating
Press the microphone in the text box and speak. When you finish, the text appears for you to check: nothing is sent until you send it. The browser asks for the microphone the first time. The recording is not kept.`,
    words: ["audio", "speaker", "microphone", "speak", "read aloud"],
    related: ["settings", "ask"],
  },
  history: {
    title: "Your conversations",
    summary: "Search, sort, export and delete them.",
    body: `The list keeps everything you have asked, on all your devices.

- **Search** looks in titles and texts, with or without accents.
- With the **⋯** menu you pin a conversation to the top, mark it as a favourite, or change its name or emoji.
- **Archive** takes it out of the list without deleting it: it is under **Archived**, at the foot, and comes back with a new question. With **Tags** you give it names and colours, and the filter button of the list finds by tag, brand or assistant, and date. Filters stay set when you return, until you clear them or sign out.
- With **Select**, a click with Ctrl or Shift, or a long press on a phone, you choose several to archive, tag, delete or export them as one ZIP.
- **Export** saves it as Word, PDF, Markdown or JSON, with numbered sources.
- **Share** makes a link to a read-only copy, inside the company and with an expiry date. What you write later is not in it, and sources open only for people who may see them. Under **Shared**, in your name, you stop sharing it.
- In the menu of an answer, **Continue in another conversation** copies everything up to it.
- **Delete** removes it with its files. You have ten seconds to undo it.

To delete everything at once, go to **Settings → Your data**.`,
    words: ["history", "link", "share conversation", "pin", "favourite", "export", "delete", "rename"],
    related: ["privacy", "offline", "shortcuts"],
  },
  find: {
    title: "Search and shortcuts to assistants",
    summary: "Ctrl K, pinned assistants and @name.",
    body: `Press **Ctrl K** (⌘ K on a Mac) on any screen and type. One list has pages, assistants, conversations, messages, documents, the files of your knowledge base and settings, with the words marked. The arrows choose and Enter opens.

## Assistants at hand
- **Pin**, in the menu of an assistant, keeps it in the list on the left and in the **+** menu of the text box, on all your devices.
- Type \`@\` and the start of a name in the text box to ask that assistant. If a conversation with another one is open, it answers in a new one.`,
    words: ["shortcut", "palette", "mention", "pin", "search box"],
    related: ["history", "assistants", "shortcuts"],
  },
  research: {
    title: "Deep research",
    summary: "A plan that you decide on and a report with sources.",
    body: `The telescope beside **Send** (on a phone, **Deep research** in the **+** menu) turns the question into research. First you see a **plan**: the questions that will be searched. Change them, reorder them (also with Alt and the arrow keys), remove or add some. Nothing is searched until you press **Start**.

- It searches the assistant's documents and your files and, where it is configured, the web.
- You can close the page: it goes on by itself. The list says how far it is, and a notice arrives when the report is ready.
- The **report** has a summary, a part for each question with the citation of each statement, and what was not found. It is exported like any answer.
- You can have one in progress; a plan that you have not confirmed does not count, and keeps your changes. It has limits of time and steps: when it reaches one, it writes the report with what it has and says so.

A scheduled question can be research as well.`,
    words: ["report", "thorough", "plan", "telescope"],
    related: ["sources", "schedules", "ask"],
  },
  prompts: {
    title: "Prompts",
    summary: "Ready texts that you fill in and send.",
    body: `Type **/** in an empty message, or press **Ctrl+K**, and search by title. If the prompt has blanks, a form asks for them; the text goes to your message, where you can change it before sending.

- **Prompts**, in your name at the bottom, has the featured ones, your own, your team's and the company's.
- While you write one, **Insert a blank** adds what will be asked for: a short or long text, a date or some choices.
- You can share it with your team, the people with the same working role. Only you and administrators may change it.
- **Versions** keeps the earlier texts and restores them.`,
    words: ["template", "library", "form", "variables"],
    related: ["ask", "shortcuts"],
  },
  schedules: {
    title: "Scheduled questions",
    summary: "A question that is asked every day, week or month by itself.",
    body: `Under your name, at the bottom, is **Scheduled**. Choose the question, who answers it and when: once, every day (or Monday to Friday only), every week or every month. The time is that of your time zone, also when clocks change.

- The answers arrive in **one conversation**, where you can go on asking. A dot in the list marks those you have not opened.
- In the menu of a conversation, **Schedule this question** fills in the form with your last question.
- Each time, the permissions and limits you have then apply.

## When it is paused
After three failures in a row it is paused and says why. The same happens if you lose access to the assistant, if there is personal data that you have to decide about, or if you have not signed in for a long time. Changing or resuming it makes it work again.`,
    words: ["automatic", "reminder", "every Monday", "agenda", "task", "time"],
    related: ["history", "assistants", "personal-data"],
  },
  offline: {
    title: "Without a connection",
    summary: "What you can do in a hangar or on board.",
    body: `The app opens without a network, and you can read your conversations and this help.

- What you write is **queued** and sent by itself when the network is back. You see it by a dashed line.
- If the network breaks during an answer, it goes on being written on the server and you get the whole of it when you are back.
- Your drafts are always kept, also when the session expires.

You can **install** it from the browser's menu, like any other app on your phone.`,
    words: ["offline", "network", "coverage", "install", "queue", "draft", "plane"],
    related: ["history", "files"],
  },
  cases: {
    title: "Cases and the service desk",
    summary: "When it takes a person.",
    body: `If an answer does not solve it, press **Open a case**. It is filled in with your question and what you have tried: you check it before it is sent.

- Staff matters go to Human Resources; technical ones to the service desk.
- Under **My cases**, in the menu of your name, you see their number, state and reply.
- When they reply you see a notice and a number beside **My cases**. The conversation shows the state of its case.
- If you attached files, you can tick the ones that the people who reply receive.

On delicate matters the answer first tells you whom to talk to.`,
    words: ["rhconnect", "ticket", "incident", "support", "case"],
    related: ["chat-types", "feedback"],
  },
  "personal-data": {
    title: "Personal data in a message",
    summary: "What happens when you write an id number, a card or a booking code.",
    body: `Before a message leaves for a model outside the company it is searched for identity documents, accounts, cards, booking codes, tickets, frequent-flyer numbers and passwords.

If one is found you are asked:
- **Hide and send**: the model gets marks in their place, and you see the answer with your data.
- **Send as it is**: if it is really needed.
- **Do not send**.

Files and earlier messages are looked at too. Your decision is recorded; the data is not. Models that run inside the company do not ask.`,
    words: ["id", "card", "passport", "pnr", "booking", "data protection"],
    related: ["privacy", "files"],
  },
  privacy: {
    title: "What data is kept, and where",
    summary: "What is on the server, what is in your browser, and what nobody sees.",
    body: `## On your company's servers
- Your name, e-mail and roles, as the company account gives them.
- Your conversations, files, images, assistants, cases and opinions.
- Which functions you use and when, **without the text of your messages**.
- A record of important actions, which can't be altered.

## In this browser
- A copy of your conversations to read them offline, your drafts and your knowledge base.

## Who sees it
- Your conversations: only you. Administrators see counts.
- If you rate an answer or report a problem, what the notice shows is shared and nothing else.
- Common questions are shown without personal data, and only if at least five people asked them.

## For how long
Your company decides by retention rules. What you delete is deleted now, from the search indexes too. Under **Settings → Your data** you can download everything or delete your history.`,
    words: ["data", "privacy", "gdpr", "retention", "export my data"],
    related: ["personal-data", "settings", "knowledge-base"],
  },
  feedback: {
    title: "Rating and reporting problems",
    summary: "How you help the answers get better.",
    body: `With the thumbs of each answer you say whether it was of use. If not, choose why: not what I asked, wrong, out of date, no source, tone, too long. You can change it later.

You see whether your opinion was **received**, **reviewed** or **corrected**, and get a thank-you when something was mended because of you.

## Report a problem
If something fails or you miss something, use **Report a problem**. Before it is sent you see exactly which technical data goes along; the screenshot is optional.

Now and then you are asked in one line how useful it is to you. Never twice in thirty days.`,
    words: ["thumb", "opinion", "error", "survey", "bug", "good", "bad"],
    related: ["sources", "cases"],
  },
  settings: {
    title: "Settings and notifications",
    summary: "Theme, language, voice, notifications, sessions and your data.",
    body: `Open **Settings** from your name.

- Light or dark **theme** and the **language** of the interface. Answers follow the language of your question.
- **Voice** and reading speed.
- **Notifications** on this device when an answer or a research ends, a case gets a reply or something must be read, and you are not looking at the app. Permission is asked only when you switch them on, and the text is not shown.
- **Open sessions**: sign out those you do not know.
- **Your data**: download it as a zip or delete your history.

Before it expires the session renews itself. If you have to be asked you have two minutes, and what you were writing is not lost.`,
    words: ["theme", "dark", "language", "session", "preferences"],
    related: ["voice", "privacy"],
  },
  shortcuts: {
    title: "Keyboard shortcuts",
    summary: "Everything works without a mouse.",
    body: "Everything can be done by keyboard. Press `?` outside a field to see this list on any screen.",
    words: ["keys", "keyboard", "accessibility"],
    related: ["find", "ask", "history"],
  },
};
