import type { Database } from "../apps/server/src/adapters/db/index.ts";

export interface ReportsSize {
  people: number;
  days: number;
  /** A person's day of use: a conversation with its turns, and everything that was clicked around it. */
  visits: number;
  eventsEach: number;
  turnsEach: number;
}

/** A year of use as it would have been stored, up to today. Statements use one connection: it holds the temporary tables. */
export async function fillReports({ pool }: Database, size: ReportsSize): Promise<void> {
  const { rows } = await pool.query("select indexdef from pg_indexes where indexname = 'messages_search'");
  const client = await pool.connect();
  try {
    await client.query("drop index messages_search");
    await client.query("select setseed(0.42)");
    await client.query(PEOPLE, [size.people]);
    await client.query(VISITS, [size.visits, size.people, size.days]);
    await client.query(CONVERSATIONS);
    await client.query(TURNS, [size.turnsEach]);
    await client.query(MESSAGES);
    await client.query(MODEL_USAGE);
    await client.query(VOTES);
    await client.query(EVENTS, [size.eventsEach]);
    await client.query("drop table turns, visits, numbered");
    await client.query(rows[0]?.indexdef);
    await client.query("vacuum (analyze)");
  } finally {
    client.release();
  }
}

const PEOPLE = `
  with made as (
    insert into people (id, issuer, subject, email, name, roles)
    select gen_random_uuid(), 'bench', n::text, n || '@aerovia.example', 'Persona ' || n,
      array[(array['chat_metatron_user_basic', 'chat_metatron_user_basic', 'chat_metatron_user_basic',
        'chat_metatron_user_pro', 'chat_metatron_airport_agent', 'chat_metatron_aircraft_technician'])[1 + n % 6]]
    from generate_series(1, $1::int) n returning id
  )
  select row_number() over () as n, id into temporary numbered from made`;

// More lately than a year ago, and fewer at weekends.
const VISITS = `
  select gen_random_uuid() as id, p.id as person_id, v.at, v.kind, v.n into temporary visits
  from (
    select n, 1 + (n * 7919) % $2::int as person, n % 10 as kind,
      case when extract(isodow from at) > 5 and n % 3 > 0 then at - interval '2 days' else at end as at
    from (
      select n, date_trunc('day', now()) - make_interval(days => floor(($3::int - 1) * power(random(), 1.3))::int)
        + make_interval(secs => floor(random() * 30000)::int) as at
      from generate_series(1, $1::int) n
    ) days
  ) v join numbered p on p.n = v.person`;

const CONVERSATIONS = `
  insert into conversations (id, person_id, unique_id, title, chat, assistant_id, model, created_at, updated_at)
  select id, person_id, id, 'Conversación', case when kind < 5 then 'rh-plus' when kind < 8 then 'chat-libre' else 'ai-builder' end,
    case when kind >= 8 then '5d0c7a10-3f5e-4b61-9c01-7a1e00000002'::uuid end, 'gpt-5', at, at
  from visits order by at`;

const TURNS = `
  select gen_random_uuid() as question, gen_random_uuid() as answer, v.id as visit, v.person_id, v.kind,
    v.at + make_interval(mins => k * 3) as at, v.n * 10 + k as n
  into temporary turns from visits v cross join generate_series(1, $1::int) k`;

const MESSAGES = `
  insert into messages (id, unique_id, conversation_id, person_id, answer_id, parent_id, role, kind, state, content, text,
    model, time_response, is_grounded, feedback, category, created_at, updated_at)
  select id, id, visit, person_id, answer_id, parent_id, role, 'text', state, '[]', text, model, time_response,
    is_grounded, feedback, category, at, at
  from (
    select question as id, visit, person_id, answer as answer_id, null::uuid as parent_id, 'user' as role,
      'complete' as state, (array['¿Puedo partir el permiso de mudanza en dos días sueltos?',
        '¿Qué dieta corresponde en una escala larga?', '¿Cómo pido la baja del seguro dental?',
        '¿El curso de idiomas cuenta como jornada?', '¿Quién firma el parte si cambio de base?'])[1 + (n + n / 10) % 5] as text,
      null as model, null::real as time_response, false as is_grounded, null as feedback, null::jsonb as category, at
    from turns
    union all
    select answer, visit, person_id, null, question, 'assistant',
      case when n % 61 = 0 then 'failed' else 'complete' end, 'Una respuesta.',
      (array['gpt-5', 'gpt-5-mini', 'gemini-pro'])[1 + n % 3], 1 + 4 * random() * random() + case when n % 20 = 0 then 15 else 0 end,
      kind < 10 and n % 13 > 0, case when n % 11 = 0 then 'good' when n % 37 = 0 then 'bad' end,
      case when kind < 5 then jsonb_build_object('name', 'c' || n % 7, 'label', (array['Vacaciones', 'Nómina', 'Beneficios de viaje',
        'Permisos', 'Turnos y descanso', 'Búsqueda General', 'Vacaciones'])[1 + n % 7]) end, at + interval '5 seconds'
    from turns
  ) made order by at`;

const MODEL_USAGE = `
  insert into model_usage (person_id, message_id, purpose, model, input_tokens, output_tokens, seconds, cost, at)
  select person_id, answer, 'answer', (array['gpt-5', 'gpt-5-mini', 'gemini-pro'])[1 + n % 3], 900 + n % 400, 200 + n % 90,
    2, (array[0.004, 0.0006, 0.003])[1 + n % 3], at
  from turns order by at`;

const VOTES = `
  insert into csat_answers (id, person_id, score, at)
  select gen_random_uuid(), person_id, (array[5, 5, 4, 4, 5, 3, 5, 4, 2, 5, 1])[1 + n % 11], at from visits where n % 12 = 0`;

const EVENTS = `
  insert into usage_events (id, person_id, name, at, props, received_at)
  select gen_random_uuid(), v.person_id,
    (array['send_message', 'receive_response', 'open_conversation', 'new_conversation', 'login_app', 'open_citation',
      'copy_response', 'select_model', 'speak_message', 'change_theme'])[1 + (k * k + v.n) % 10],
    v.at + make_interval(secs => k * 11), '{}', v.at + make_interval(secs => k * 11 + 10)
  from visits v cross join generate_series(1, $1::int) k order by 4`;
