/** The readme of the archive. */
export function aboutExport(now: Date): string {
  return `Metatron: tus datos, a ${now.toISOString().slice(0, 10)}

Aquí está todo lo que el servidor guarda de ti, y nada de otras personas.

people.json                  tu nombre, correo y roles
conversations.json           tus conversaciones, también las archivadas; tags.json, tus etiquetas
messages.json                preguntas y respuestas, con sus citas y tu valoración
files.json, files/           tus archivos: sus datos y los originales
images.json                  las imágenes que creaste (los originales están en files/)
assistants.json              los asistentes que son tuyos
assistant_*.json             tus versiones, pruebas, accesos y asistentes fijados
                             assistant_documents/ y assistant_sources.json: los documentos y las fuentes de tus asistentes
cases.json, desk_guides.json tus casos y las guías paso a paso de la mesa de servicio; case_files/, los archivos que compartiste
feedback.json                cómo valoraste las respuestas
verified_answers.json        las respuestas que verificaste
csat_answers.json            tus respuestas a la encuesta; csat_asked.json, cuándo se te preguntó
issues.json                  los problemas que comunicaste; sus capturas están en issue_screenshots/
usage_events.json            qué partes del producto usaste, sin texto de tus mensajes; daily_people.json, qué días
model_usage.json             cuánto usaste los modelos; media_usage.json, imágenes y voz por día
news_acknowledgements.json   los avisos que confirmaste
outbound_choices.json        qué decidiste sobre datos personales en cada conversación
waiting_calls.json           qué permitiste o respondiste a las herramientas; tool_grants.json, lo permitido en cada conversación
tool_connections.json        las cuentas de otros sistemas que conectaste, sin sus claves
schedules.json               tus preguntas programadas; schedule_runs.json, cuándo se hicieron
research_runs.json           cuándo empezaste investigaciones a fondo
unread_answers.json          las respuestas escritas en segundo plano que aún no has abierto
person_settings.json         lo que se recuerda para ti en todos tus dispositivos, con tus instrucciones personales
person_devices.json          los navegadores y sistemas desde los que usaste tu sesión, y cuándo
push_subscriptions.json      los dispositivos en los que activaste los avisos, sin sus claves
memory_facts.json            lo que Metatron recuerda de ti porque lo aceptaste
shares.json                  las copias de conversaciones que compartiste por enlace
comparisons.json             tus comparaciones de modelos y tu voto; comparison_columns.json, sus columnas
handovers.json               los relevos que diste; handover_receipts.json y handover_closings.json, los que recibiste y los puntos que cerraste
projects.json                los proyectos que son tuyos; project_members.json, en cuáles participas; los archivos que subiste están en files/
prompts.json                 tus plantillas; prompt_versions.json, las versiones que escribiste; prompt_uses.json, cuáles usaste
notices.json                 los avisos que recibiste: documentos que caducan, asistentes compartidos contigo, relevos
audit.json                   lo que hiciste y quedó en el registro de auditoría
deleted_conversations.json   los identificadores de lo que borraste, para que no vuelva desde otro dispositivo

Lo que vive solo en tu navegador (borradores y tu base de conocimiento) no está en el servidor ni en este archivo.
`;
}
