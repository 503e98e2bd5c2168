import type { Words } from "../../../lib/texts.ts";
import type * as es from "../es/errors.ts";

export const errors: Words<typeof es.errors> = {
  unauthorized: "É preciso entrar de novo para continuar.",
  token_expired: "A sessão expirou. Entre de novo; seu rascunho foi mantido.",
  identity_unavailable: "O serviço de acesso não responde. Tente em alguns minutos.",
  no_roles: "Sua conta ainda não tem permissões neste aplicativo. Peça à central de serviços.",
  action_not_allowed: "Suas permissões não incluem esta ação. Peça à central de serviços.",
  forbidden: "Sua conta não tem permissão para isto.",

  bad_request: "A solicitação não é válida. Recarregue a página.",
  bad_json: "A solicitação chegou danificada. Tente de novo.",
  bad_cursor: "A lista mudou. Carregue-a de novo.",
  validation_failed: "Há dados a revisar.",
  unknown_model: "Esse modelo não está disponível para você. Escolha outro.",
  unknown_tool: "Essa ferramenta não está disponível para você. Escolha outra.",
  not_found: "Não está aqui. Pode ter sido excluído.",
  method_not_allowed: "O servidor não aceita esta ação.",
  not_acceptable: "O servidor não pode responder neste formato.",
  conflict: "Outra ação mudou isto antes. Carregue de novo.",
  version_conflict: "Outra pessoa mudou antes de você. Revise as mudanças e salve de novo.",
  id_taken: "Já existe com outro conteúdo. Tente de novo.",
  turn_ended: "A resposta já tinha terminado. Envie como uma nova pergunta.",
  tool_call_answered: "Isto já foi respondido, talvez em outro dispositivo.",
  memory_fact_known: "Já há outro dado que diz o mesmo.",
  memory_off: "Um administrador desativou a memória.",
  memory_limit_reached:
    "Já se lembra o máximo de dados. Esqueça algum em Configurações para adicionar outro.",
  body_too_large: "É grande demais para enviar de uma vez.",
  unsupported_media_type: "O servidor não aceita este tipo de conteúdo.",
  range_not_satisfiable: "Essa parte do arquivo não existe.",
  signature_invalid: "O link não é válido. Abra o arquivo de novo.",
  signature_expired: "O link expirou. Abra o arquivo de novo.",

  rate_limited: "São muitas solicitações seguidas. Espere um momento.",
  too_many_streams: "Você já tem várias respostas em andamento. Espere uma terminar.",
  daily_limit_reached: "Você chegou ao limite de hoje. Amanhã pode continuar.",
  budget_exhausted: "O orçamento deste mês para o seu papel acabou. Ele se renova no dia 1.",
  storage_quota_reached: "Não há mais espaço para seus arquivos. Exclua algum.",
  storage_full:
    "Seus arquivos ocupam todo o seu espaço ({{quotas.stored, bytes}}). Exclua algum para guardar mais.",
  message_too_long:
    "A mensagem é longa demais: cabem {{quotas.message, number}} caracteres. Encurte-a ou anexe-a como arquivo.",
  question_too_long:
    "A pergunta é longa demais para este modelo. Encurte-a, anexe-a como arquivo ou escolha outro modelo.",
  upload_quota_reached:
    "Hoje você não pode enviar mais: o limite é de {{quotas.uploaded, bytes}} por pessoa e dia. Renova-se às {{quotas.renewsAt, time}}.",
  picture_quota_reached:
    "Hoje você já enviou {{quotas.pictures, number}} imagens, o máximo por pessoa. O limite se renova às {{quotas.renewsAt, time}}.",
  avatar_quota_reached:
    "Hoje você já criou {{quotas.avatars, number}} avatares, o máximo por pessoa. O limite se renova às {{quotas.renewsAt, time}}.",
  description_quota_reached:
    "Hoje já foram descritas {{quotas.descriptions, number}} imagens para você, o máximo por pessoa. O limite se renova às {{quotas.renewsAt, time}}.",
  transcription_quota_reached:
    "Hoje você já ditou {{quotas.transcriptions, number}} vezes, o máximo por pessoa. O limite se renova às {{quotas.renewsAt, time}}.",
  embedding_quota_reached:
    "Hoje já foi preparado todo o texto que cabe no seu limite ({{quotas.embeddings, number}} caracteres). Renova-se às {{quotas.renewsAt, time}}.",
  case_quota_reached:
    "Hoje você já abriu {{quotas.cases, number}} casos, o máximo por pessoa. O limite se renova às {{quotas.renewsAt, time}}.",

  project_limit_reached: "Você já está no máximo de projetos, ou este projeto já tem o máximo de membros.",
  project_unavailable:
    "O projeto não existe mais, ou você não pode adicionar conversas a ele. A conversa fica onde estava.",
  too_many_tags: "Você já tem o máximo de etiquetas. Exclua alguma para criar outra.",
  handover_limit_reached: "Você já tem o máximo de rascunhos de passagem. Envie ou exclua um.",
  handover_received: "Alguém já confirmou esta passagem de turno, por isso não é possível retirar.",
  temporary_off:
    "Sua organização não permite conversas temporárias para a sua função. Faça a pergunta em uma conversa normal.",
  temporary_only:
    "Para a sua função, todas as conversas são temporárias e nenhuma é guardada. Pergunte em uma conversa temporária.",
  comparisons_off: "Sua organização não permite comparar modelos. Faça a pergunta em uma conversa normal.",
  comparison_limit_reached:
    "Você já tem o máximo de comparações abertas. Descarte alguma para começar outra.",
  vote_first: "Vote antes de ficar com uma resposta.",
  share_limit_reached:
    "Você já compartilha o máximo de cópias. Deixe de compartilhar alguma para adicionar outra.",
  prompt_limit_reached: "Você já tem o máximo de prompts. Exclua um para adicionar outro.",
  schedule_limit_reached: "Você já tem o máximo de perguntas programadas. Exclua uma para adicionar outra.",
  research_running:
    "Você já tem uma investigação em andamento. Espere que termine, ou pare-a, para começar outra.",
  research_not_allowed:
    "Um administrador não permite investigar a fundo com o seu papel. Você pode enviar a pergunta sem essa opção.",
  research_quota_reached:
    "Hoje você já fez {{quotas.research, number}} investigações, o máximo por pessoa. O limite é renovado às {{quotas.renewsAt, time}}.",
  schedule_in_past: "Essa data já passou. Escolha outra.",
  model_not_configured: "Não há nenhum modelo configurado aqui para isto.",
  model_switched_off: "Um administrador desativou este modelo para o seu papel. Escolha outro.",
  model_unavailable: "O modelo não responde. Tente de novo ou escolha outro.",
  model_timeout: "O modelo demorou demais. O que foi escrito até aqui foi mantido.",
  provider_rate_limited: "O modelo está saturado. Espere um momento ou escolha outro.",
  provider_refused_key: "O provedor do modelo recusou o acesso. Avise a central de serviços.",
  provider_broken_stream: "A resposta foi cortada. O que foi escrito até aqui foi mantido.",
  empty_answer: "O modelo não devolveu texto. Tente de novo.",
  content_refused: "O modelo não quis responder a isto. Tente com outras palavras.",
  context_too_long: "A conversa é longa demais para este modelo. Comece outra ou escolha um maior.",
  vision_not_supported: "Este modelo não vê imagens. Escolha outro.",
  online_not_supported: "Este modelo não busca na internet. Escolha outro.",
  personal_data_found: "Há dados pessoais no que seria enviado. Decida se devem ser ocultados antes de sair.",
  personal_data_blocked:
    "Há dados pessoais e este modelo não pode recebê-los. Retire-os ou escolha outro modelo.",
  answer_interrupted: "A resposta foi cortada. O que foi escrito até aqui foi mantido.",

  file_too_large: "O arquivo é grande demais.",
  file_type_not_allowed: "Este tipo de arquivo não é aceito.",
  file_type_mismatch: "O conteúdo não corresponde ao tipo de arquivo que diz ser.",
  file_too_many_pages: "O documento tem páginas demais. Divida-o.",
  file_empty: "O arquivo está vazio.",
  file_no_text:
    "As páginas são fotos e o texto não se distingue. Envie com mais resolução ou como documento.",
  file_encrypted: "O arquivo está protegido com senha. Tire a proteção e envie de novo.",
  file_malformed: "O arquivo está danificado e não pode ser lido.",
  file_expands_too_much: "O arquivo ocupa espaço demais ao abrir. Divida-o.",
  file_took_too_long: "Ler o arquivo demorou demais. Divida-o.",
  file_out_of_memory: "O arquivo precisa de memória demais. Divida-o.",
  file_missing_upload: "O arquivo não chegou inteiro. Envie de novo.",
  file_ocr_quota:
    "Hoje já foram lidas {{quotas.ocr, number}} páginas digitalizadas para você, o máximo por pessoa. Envie-o de novo a partir das {{quotas.renewsAt, time}}.",
  file_not_ready: "O arquivo ainda está sendo lido.",
  validity_order: "A data final é anterior à inicial. Corrija uma das duas.",
  image_invalid: "A imagem não pode ser lida.",
  image_animated: "A imagem tem movimento. Envie uma fixa: PNG, JPEG ou WebP.",
  image_too_large: "A imagem é grande demais. Reduza o tamanho e envie de novo.",
  image_mode_not_supported: "Este modelo não altera imagens que já existem. Descreva uma nova.",
  audio_invalid: "A gravação não pode ser lida. Grave de novo.",

  assistant_protected: "Os assistentes oficiais não podem ser excluídos.",
  last_owner: "Precisa ficar pelo menos uma pessoa proprietária.",
  person_unknown: "Essa pessoa ainda não entrou nenhuma vez; convide-a primeiro.",
  assistant_retired: "Este assistente foi retirado. Sua pergunta não foi enviada e continua aqui.",
  assistant_disabled:
    "A administração desativou este assistente. Sua pergunta não foi enviada e continua aqui.",
  review_required: "É compartilhado com um papel ou com todas as pessoas: antes, uma revisão o aprova.",
  review_closed: "Esta revisão já foi encerrada. Aqui está como ficou.",

  connector_not_configured: "Esta conexão não está configurada aqui.",
  connector_unauthorized: "A conexão foi recusada. Avise a central de serviços.",
  connector_rate_limited: "O serviço conectado está saturado. Espere um momento.",
  connector_unavailable: "O serviço conectado não responde. Tente em alguns minutos.",

  overloaded: "Há muita atividade. Espere um momento e tente de novo.",
  database_unavailable: "O banco de dados não responde. Tentaremos de novo em alguns segundos.",
  storage_unavailable: "O armazenamento de arquivos não responde. Tente em alguns minutos.",
  shutting_down: "O servidor está reiniciando. Tente de novo em um minuto.",
  internal: "O servidor teve um problema. Tente de novo.",

  network_unreachable: "Não há conexão com o servidor. O que você escreveu foi mantido.",
  request_timeout: "O servidor está demorando demais. Tente de novo.",
  aborted: "Foi cancelado.",
  bad_answer: "A resposta do servidor não faz sentido. Tente de novo.",
  no_account: "Não há nenhuma conta aberta neste navegador.",
  interaction_required: "É preciso entrar de novo para continuar.",
  invalid_interaction_type: "O acesso não está bem configurado. Avise a central de serviços.",
};
