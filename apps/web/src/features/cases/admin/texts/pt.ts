import type { Words } from "../../../../lib/texts.ts";
import type * as es from "./es.ts";

export const adminCases: Words<typeof es.adminCases> = {
  filters: "Filtros",
  status: "Estado",
  desk: "Tipo",
  delivery: "Entrega",
  any: "Todos",
  desks: { rh: "Recursos Humanos", "service-desk": "Central de serviços" },
  deliveries: { kept: "Guardado aqui", waiting: "Sem entregar", delivered: "No RHConnect" },
  sent: "O que foi enviado",
  problem_one: "{{count}} tentativa falhou, a última {{when}}: {{reason}}",
  problem_many: "{{count}} tentativas falharam, a última {{when}}: {{reason}}",
  problem_other: "{{count}} tentativas falharam, a última {{when}}: {{reason}}",
  reasons: {
    not_configured: "o RHConnect não está configurado",
    unauthorized: "o RHConnect não aceita a chave",
    no_permission: "o RHConnect não dá permissão",
    not_found: "o RHConnect não encontra o endereço",
    rate_limited: "o RHConnect pede para esperar",
    unavailable: "o RHConnect não responde",
    too_large: "o caso é grande demais",
    type_not_allowed: "o RHConnect não aceita o formato",
    internal: "uma falha inesperada",
  },
  retry: "Enviar agora",
  delivered: "Entregue no RHConnect",
  stillWaiting: "Continua sem ser entregue",
};
