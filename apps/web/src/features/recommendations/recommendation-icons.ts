import {
  Baby,
  CalendarDays,
  FileText,
  KeyRound,
  Languages,
  Lightbulb,
  type LucideIcon,
  Luggage,
  MessageCircleQuestionMark,
  MonitorSmartphone,
  PenLine,
  ReceiptText,
} from "lucide-react";

/** Fragments of category names, which administrators write; the first match selects the icon. */
const ICONS: readonly [RegExp, LucideIcon][] = [
  [/viaje|pasaje/i, Luggage],
  [/vacacion|calendario|turno/i, CalendarDays],
  [/permiso|familia|nacimiento/i, Baby],
  [/n[oó]mina|salario|dieta/i, ReceiptText],
  [/escrib|redact/i, PenLine],
  [/traduc|idioma/i, Languages],
  [/entend|idea/i, Lightbulb],
  [/acceso|contrase/i, KeyRound],
  [/equipo|programa|tel[eé]fono|impres/i, MonitorSmartphone],
  [/archivo|documento|texto/i, FileText],
];

export function iconOfCategory(category: string | null): LucideIcon {
  const found = ICONS.find(([name]) => category !== null && name.test(category));
  return found?.[1] ?? MessageCircleQuestionMark;
}
