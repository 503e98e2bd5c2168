import { createServer } from "node:http";
import { text as readText } from "node:stream/consumers";
import { chunk, completion, sseEvent } from "../apps/server/test/stand-ins/openai-wire.ts";

/** 300 words that do not repeat themselves: a text of repeated sentences would compress too well. */
export const ANSWER = `Puedes pedir el cambio de turno desde el portal, en la sección de jornada, con al menos cuarenta y ocho horas de antelación. Elige el día, la base y la persona con la que quieres intercambiarlo; ella recibe un aviso y debe aceptarlo antes de que lo revise la jefatura. Si nadie contesta en un día, la solicitud caduca y puedes enviar otra.

Hay tres límites que conviene conocer. Primero, el descanso mínimo entre dos servicios es de doce horas, y el sistema rechaza cualquier combinación que lo acorte. Segundo, quien vuela de noche no puede encadenar más de cuatro madrugadas seguidas, aunque lo pida voluntariamente. Tercero, los cambios durante la semana de exámenes de simulador necesitan el visto bueno de instrucción, porque las plazas se reservan con meses de adelanto.

Cuando el motivo es médico o familiar, llama al centro de control: allí pueden liberar tu servicio al momento y buscar un reserva. Después tienes cinco días para adjuntar el justificante; sin él, las horas se descuentan de tu bolsa anual. Guarda el número de incidencia que te den, ya que sirve para reclamar una dieta pagada de menos o un hotel que tuviste que costear.

Las compensaciones aparecen en la nómina del mes siguiente. Un festivo trabajado suma un día libre o un plus, según lo que hayas marcado en enero; esa preferencia se revisa una vez al año. Si detectas un error, escribe a administración de personal indicando fecha, vuelo y cantidad esperada. Suelen responder en menos de una semana, salvo en verano, cuando los plazos se alargan.

Por último, recuerda que la programación definitiva se publica el día veinte. Hasta entonces todo puede moverse, así que evita comprar billetes o reservar viajes que no admitan cambios. Consulta el tablón de tu base por si hay novedades.`;

/** Sends the words of the answer one by one, at this rate a second; any call that is not streamed gets a title. */
export async function startWordModel(wordsPerSecond: number) {
  const words = ANSWER.split(/(?<=\s)/);
  const server = createServer(async (request, response) => {
    const body = JSON.parse((await readText(request)) || "{}");
    if (!body.stream) {
      response.writeHead(200, { "content-type": "application/json" });
      return void response.end(JSON.stringify(completion(body.model, "Cambio de turno")));
    }
    response.writeHead(200, { "content-type": "text/event-stream" });
    let at = 0;
    const timer = setInterval(() => {
      const word = words[at];
      at += 1;
      if (word !== undefined) return void response.write(sseEvent(chunk(body.model, { content: word })));
      clearInterval(timer);
      response.write(sseEvent(chunk(body.model, {}, "stop")));
      response.end(sseEvent("[DONE]"));
    }, 1_000 / wordsPerSecond);
    response.on("close", () => clearInterval(timer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { baseUrl: `http://127.0.0.1:${port}/v1`, close: () => void server.close() };
}
