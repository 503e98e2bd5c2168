import { confirm } from "../confirm.ts";
import { toast } from "../toast.ts";

export async function askToDelete() {
  const answer = await confirm({
    title: "¿Eliminar «Pasajes de beneficio»?",
    description: "Se borra de todos tus dispositivos. Tendrás diez segundos para deshacerlo.",
    yesVisible: true,
    cancelVisible: true,
    labels: { yes: "Eliminar" },
    tone: "danger",
  });
  toast({ text: `Respuesta: ${answer}` });
}

export async function askToStay() {
  const answer = await confirm({
    title: "¿Sigues ahí?",
    description:
      "Tu sesión se cierra en {{seconds}} segundos. Si continúas, todo sigue como está. Si se cierra, guardamos tu borrador.",
    yesVisible: true,
    noVisible: true,
    labels: { yes: "Sí, continuar", no: "No, salir" },
    seconds: 120,
    disableClose: true,
    variant: "sunset",
  });
  toast({ text: `Respuesta: ${answer}` });
}
