interface FirstMeaning {
  term: string;
  /** Only where the term is not in the first glossary. */
  synonyms?: readonly string[];
  es: string;
  en: string;
  pt: string;
}

/** What the short forms of aviation and of the company stand for; what administrators change later lives in the table. */
export const firstMeanings: readonly FirstMeaning[] = [
  {
    term: "IATA",
    es: "Asociación de Transporte Aéreo Internacional: agrupa a las aerolíneas y fija códigos de aeropuertos, billetes y mercancías.",
    en: "International Air Transport Association: the airlines' association; sets airport codes, ticketing and cargo standards.",
    pt: "Associação Internacional de Transporte Aéreo: reúne as companhias aéreas e define códigos de aeroportos, bilhetes e cargas.",
  },
  {
    term: "OACI",
    synonyms: ["ICAO"],
    es: "Organización de Aviación Civil Internacional: organismo de la ONU que fija las normas de la aviación civil.",
    en: "International Civil Aviation Organization: the UN agency that sets the standards of civil aviation.",
    pt: "Organização da Aviação Civil Internacional: agência da ONU que define as normas da aviação civil.",
  },
  {
    term: "EASA",
    es: "Agencia de la Unión Europea para la Seguridad Aérea.",
    en: "European Union Aviation Safety Agency.",
    pt: "Agência da União Europeia para a Segurança da Aviação.",
  },
  {
    term: "MEL",
    es: "Lista de equipo mínimo: qué equipos pueden estar inoperativos y en qué condiciones puede volar el avión.",
    en: "Minimum equipment list: which equipment may be inoperative, and under which conditions the aircraft may fly.",
    pt: "Lista de equipamentos mínimos: quais equipamentos podem estar inoperantes e em que condições a aeronave pode voar.",
  },
  {
    term: "AOG",
    es: "Avión en tierra: no puede volar hasta que se repare; tiene prioridad sobre otros trabajos.",
    en: "Aircraft on ground: it can't fly until it is repaired; it comes before other work.",
    pt: "Aeronave em solo: não pode voar até ser reparada; tem prioridade sobre outros trabalhos.",
  },
  {
    term: "TCP",
    es: "Tripulante de cabina de pasajeros.",
    en: "Cabin crew member.",
    pt: "Tripulante de cabine.",
  },
  {
    term: "TMA",
    es: "Técnico de mantenimiento aeronáutico.",
    en: "Aircraft maintenance technician.",
    pt: "Técnico de manutenção aeronáutica.",
  },
  {
    term: "FDP",
    es: "Periodo de actividad de vuelo: desde que el tripulante se presenta hasta que termina el último vuelo.",
    en: "Flight duty period: from when the crew member reports until the end of the last flight.",
    pt: "Período de serviço de voo: desde a apresentação do tripulante até o fim do último voo.",
  },
  {
    term: "FTL",
    es: "Limitaciones de tiempo de vuelo: cuánto puede volar y cuánto debe descansar una tripulación.",
    en: "Flight time limitations: how long a crew may fly and how long it must rest.",
    pt: "Limitações de tempo de voo: quanto uma tripulação pode voar e quanto deve descansar.",
  },
  {
    term: "SMS",
    es: "Sistema de gestión de la seguridad operacional.",
    en: "Safety management system.",
    pt: "Sistema de gestão da segurança operacional.",
  },
  {
    term: "EPI",
    es: "Equipo de protección individual: casco, chaleco, guantes, calzado, protección del oído.",
    en: "Personal protective equipment: helmet, vest, gloves, footwear, hearing protection.",
    pt: "Equipamento de proteção individual: capacete, colete, luvas, calçado, proteção auditiva.",
  },
  {
    term: "PRL",
    es: "Prevención de riesgos laborales.",
    en: "Occupational risk prevention.",
    pt: "Prevenção de riscos no trabalho.",
  },
  {
    term: "PNR",
    es: "Registro de una reserva y el localizador de seis caracteres que la identifica.",
    en: "Passenger name record: a booking and the six-character code that identifies it.",
    pt: "Registro de uma reserva e o localizador de seis caracteres que a identifica.",
  },
  {
    term: "PMR",
    es: "Persona con movilidad reducida.",
    en: "Person with reduced mobility.",
    pt: "Pessoa com mobilidade reduzida.",
  },
  {
    term: "UM",
    es: "Menor que viaja sin acompañante.",
    en: "Unaccompanied minor.",
    pt: "Menor desacompanhado.",
  },
  {
    term: "DGR",
    es: "Reglamentación sobre mercancías peligrosas.",
    en: "Dangerous goods regulations.",
    pt: "Regulamentação de artigos perigosos.",
  },
  {
    term: "GPU",
    es: "Unidad de energía en tierra: da corriente al avión aparcado.",
    en: "Ground power unit: supplies a parked aircraft with electricity.",
    pt: "Unidade de energia em solo: fornece eletricidade à aeronave estacionada.",
  },
  {
    term: "APU",
    es: "Unidad de potencia auxiliar: turbina pequeña que da corriente y aire al avión en tierra.",
    en: "Auxiliary power unit: a small turbine that gives the aircraft power and air on the ground.",
    pt: "Unidade de potência auxiliar: pequena turbina que fornece energia e ar à aeronave em solo.",
  },
  {
    term: "ULD",
    es: "Contenedor o palé normalizado para la carga y el equipaje.",
    en: "Unit load device: a standard container or pallet for cargo and baggage.",
    pt: "Contêiner ou palete padronizado para carga e bagagem.",
  },
  {
    term: "ID90",
    es: "Billete de empleado con un 90 % de descuento, sujeto a que haya asientos libres.",
    en: "Staff ticket with a 90 % discount, subject to free seats.",
    pt: "Bilhete de funcionário com 90 % de desconto, sujeito a assentos livres.",
  },
  {
    term: "IRPF",
    es: "Impuesto sobre la renta de las personas físicas, que se retiene en la nómina.",
    en: "Personal income tax in Spain, withheld from the payslip.",
    pt: "Imposto de renda da pessoa física na Espanha, retido na folha de pagamento.",
  },
  {
    term: "VPN",
    es: "Red privada virtual: conexión cifrada para entrar en los sistemas de la compañía desde fuera.",
    en: "Virtual private network: an encrypted connection to the company's systems from outside.",
    pt: "Rede privada virtual: conexão cifrada aos sistemas da empresa a partir de fora.",
  },
  {
    term: "MFA",
    es: "Verificación en varios pasos: además de la contraseña, un código o una confirmación.",
    en: "Multi-factor authentication: besides the password, a code or a confirmation.",
    pt: "Autenticação em vários fatores: além da senha, um código ou uma confirmação.",
  },
];
