/** Forms for frequent work; what administrators change or delete later lives in the table. */
export const firstPrompts: readonly { id: string; title: string; text: string }[] = [
  {
    id: "0b4f3a52-6f0e-4c0e-9d0a-5f5d3c1e7a01",
    title: "Redactar comunicado",
    text: `Redacta un comunicado interno para {{destinatarios: toda la plantilla | tripulación | agentes de aeropuerto | mantenimiento}}.

Asunto: {{asunto: cambio de proveedor de uniformes}}
Fecha de vigencia: {{vigencia: fecha}}
Tono: {{tono: cercano | formal | urgente}}

Lo que hay que comunicar:
{{contenido: largo}}

Escribe un título, un primer párrafo con lo esencial, los detalles en puntos breves y, al final, qué hay que hacer y a quién preguntar. No añadas datos que no estén arriba.`,
  },
  {
    id: "0b4f3a52-6f0e-4c0e-9d0a-5f5d3c1e7a02",
    title: "Resumir acta",
    text: `Resume el acta de la reunión «{{reunión: comité de seguridad}}» del {{día: fecha}}.

Escribe cuatro apartados: decisiones, tareas (con responsable y fecha, en una tabla), puntos abiertos y riesgos. Si algo no consta en el acta, di «no consta».

Acta:
{{acta: largo}}`,
  },
  {
    id: "0b4f3a52-6f0e-4c0e-9d0a-5f5d3c1e7a03",
    title: "Traducir aviso a pasajeros (es/en/pt)",
    text: `Traduce este aviso a pasajeros del vuelo {{vuelo: LA501}} y da las tres versiones: español, inglés y portugués de Brasil, cada una bajo su título.

Canal: {{canal: megafonía | pantalla | correo | SMS}}

Frases cortas y amables, sin siglas internas. Conserva horas, puertas y números tal como están.

Aviso:
{{aviso: largo}}`,
  },
];
