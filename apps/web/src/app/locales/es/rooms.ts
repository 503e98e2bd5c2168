export const rooms = {
  conversationMissing: {
    page: "Conversación",
    title: "Esta conversación no está aquí",
    text: "Puede que se haya eliminado o que el enlace sea de otra persona.",
  },
};
