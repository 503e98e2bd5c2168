import type { HelpGuide } from "../help-topic.ts";

export const guide: HelpGuide = {
  start: {
    title: "Primeiros passos",
    summary: "Entre, pergunte e confira a fonte.",
    body: `Você entra com sua conta da empresa: não há outra senha. Em um computador usado por várias pessoas, marque **Equipamento compartilhado** ao entrar e, ao sair, nada seu ficará nele.

## Sua primeira pergunta
1. Escreva na caixa como diria a um colega: “Quantos dias tenho por mudança?”.
2. Pressione Enter. A resposta aparece enquanto é escrita.
3. Toque em um número de citação para ver o documento na página, com o trecho marcado.

## Onde fica cada coisa
- À esquerda, suas conversas; abaixo, assistentes, imagens, novidades e ajuda.
- No telefone, tudo isso abre com o botão da lista, no alto à esquerda.
- No seu nome, embaixo, ficam os ajustes, seus casos e a saída.`,
    words: ["começar", "início", "entrar", "login"],
    related: ["ask", "sources", "shortcuts"],
  },
  ask: {
    title: "Perguntar bem",
    summary: "Como pedir para que a resposta sirva.",
    body: `Não é preciso uma linguagem especial. Ajuda dizer **quem você é neste caso**, **o que precisa** e **para quê**.

- Uma pergunta por mensagem rende respostas melhores do que cinco juntas.
- Continue na mesma conversa: o que veio antes é levado em conta. Para outro assunto, comece outra.
- Se a resposta for longa, peça “em três pontos” ou “como tabela”.
- Você pode **editar uma pergunta** enviada ou pedir **outra versão**: as anteriores ficam guardadas e as setas passam de uma a outra.

## Comandos com barra
Digite \`/\` para ver: \`/imagen\` cria uma imagem, \`/describe\` explica uma, \`/resumen\` resume a conversa, \`/traduce\` traduz, \`/exporta\` salva e \`/limpia\` recomeça.`,
    words: ["prompt", "comando", "barra", "editar", "refazer"],
    related: ["chat-types", "files", "images"],
  },
  "chat-types": {
    title: "RH+, Chat Libre e Amelia",
    summary: "O que cada um responde e com quê.",
    body: `**RH+** responde só com documentos de Recursos Humanos. Se nenhum documento vigente disser, ele avisa e oferece abrir um caso. O que não é de Recursos Humanos fica como fora do escopo, com o lugar aonde ir.

**Chat Libre** usa os modelos que sua função permite, com arquivos, imagens e, onde houver, busca na internet. Pode errar: confira o que é importante.

**Amelia** é a central de serviços. Ela guia você passo a passo por um procedimento e, se não resolver, prepara o caso com o que já foi tentado.

Suas conversas são as mesmas nos três. O tipo de chat e o modelo são escolhidos na caixa de texto.`,
    words: ["modelo", "gpt", "marca", "central de serviços", "recursos humanos", "internet"],
    related: ["sources", "cases", "assistants"],
  },
  sources: {
    title: "Citações e fontes",
    summary: "Como ver em que documento uma resposta se apoia.",
    body: `Os números dentro da resposta são citações. Toque em um e o documento abre ao lado, na página, com o trecho marcado. Ali você pode aproximar a página ou vê-la como texto. **Copiar** leva a resposta com as fontes, com os mesmos números.

Abaixo da resposta está a lista de fontes com **página, revisão e vigência**:
- *Vigente*: vale hoje.
- *Até…*: deixa de valer nesse dia.
- *Vencido*: já não vale; a resposta avisa.
- *Seu arquivo*: foi você quem trouxe.

Cada frase citada é comparada com o trecho. Se o trecho não a sustenta por completo, a citação indica. Quando não há fonte, a resposta também diz: nenhuma é inventada.`,
    words: ["documento", "referência", "página", "vigência", "vencido"],
    related: ["chat-types", "feedback", "files"],
  },
  files: {
    title: "Arquivos em uma conversa",
    summary: "Anexe documentos e pergunte sobre eles.",
    body: `Use o botão **+**, cole o arquivo ou arraste até a caixa de texto. Valem PDF, Word, Excel, PowerPoint, texto, páginas web, e-mail e imagens; digitalizações são lidas por reconhecimento de texto.

- A leitura é feita em segundo plano e você vê o estado. Pode enviar a pergunta já: ela espera terminar.
- Se não for possível ler, o motivo aparece: protegido por senha, danificado, grande demais.
- Se a rede cair, o envio continua de onde parou.
- Um texto longo que você cola vai como arquivo anexo; o aviso permite deixá-lo como texto.

Os arquivos são daquela conversa. Ao apagá-la, eles também somem, com o texto. Para usar documentos sempre, crie um assistente ou use sua base de conhecimento.`,
    words: ["anexar", "enviar", "pdf", "excel", "word", "digitalizado", "ocr"],
    related: ["knowledge-base", "assistants", "privacy"],
  },
  "knowledge-base": {
    title: "Sua base de conhecimento",
    summary: "Documentos seus que vivem só neste navegador.",
    body: `Em **Base de conhecimento** você guarda arquivos por categoria. Eles não são enviados para ficar no servidor: vivem neste navegador.

Ao escolher uma categoria na caixa de texto, os trechos que têm a ver com a pergunta são buscados aqui e **só esses** viajam com ela.

- Um arquivo com o mesmo nome substitui o anterior.
- Em outro computador eles não estão: adicione de novo lá.
- Se você limpar os dados do navegador, ou marcar *Equipamento compartilhado* ao entrar, eles somem ao sair.`,
    words: ["categoria", "meus documentos", "local"],
    related: ["files", "privacy", "assistants"],
  },
  assistants: {
    title: "Assistentes",
    summary: "Use os oficiais ou crie o seu com seus documentos.",
    body: `Um assistente tem instruções, um modelo e, se quiser, conhecimento: arquivos, espaços do Confluence ou uma pasta do Drive.

## Criar um
1. Em **Assistentes**, toque em *Novo assistente* e dê nome e descrição.
2. Em *Instruções* diga como ele deve responder. O gerador CO-STAR propõe um rascunho a partir de algumas linhas.
3. Em *Conhecimento* adicione documentos. Você vê quando cada um foi lido e, se falhar, por quê.
4. Em *Testar* você conversa com o rascunho sem salvar.

Cada mudança guarda uma **versão** e dá para voltar a uma anterior. Com um conjunto de perguntas de teste você confere que uma mudança não estraga nada.`,
    words: ["criar", "instruções", "costar", "confluence", "drive", "versão"],
    related: ["share", "publish", "find"],
  },
  share: {
    title: "Compartilhar um assistente",
    summary: "Quem vê, quem muda e como passar adiante.",
    body: `Um assistente é privado até que você adicione alguém em **Membros**, pelo e-mail.

- **Leitor**: conversa com ele.
- **Editor**: também muda instruções e conhecimento.
- **Proprietário**: também compartilha e apaga.

Se convidar quem ainda não entrou, o convite fica esperando. Não dá para tirar o último proprietário: antes **transfira** para outra pessoa.

Quem conversa com seu assistente vê os trechos citados dos documentos. Não coloque nele o que essas pessoas não devem ler. As conversas delas, por outro lado, você não vê.`,
    words: ["membros", "permissões", "convidar", "transferir", "proprietário"],
    related: ["assistants", "publish", "privacy"],
  },
  publish: {
    title: "Publicar um assistente",
    summary: "Quando uma mudança chega aos outros e quem a revisa.",
    body: `Enquanto só quem edita o usa, salvar publica. Quando mais alguém o usa, salvar deixa um **rascunho**: os outros continuam com a versão publicada até que você a mude em **Publicação**.

## O caminho
1. **Rascunho**: você vê o que mudou em textos e documentos e o resultado das suas perguntas de teste.
2. **Em revisão**: se um papel ou toda a empresa pode usá-lo, você pede uma revisão. Quem revisa comenta, devolve ou aprova.
3. **Publicado**: a versão aprovada é a que todos usam. A aprovação tem data final; você recebe um aviso 30 e 7 dias antes, e no dia. O assistente continua funcionando.
4. **Retirado**: ninguém pode perguntar a ele. As conversas continuam legíveis e você pode trazê-lo de volta.

Os documentos valem desde o envio, sem esperar a publicação. A administração pode tornar **oficial** um assistente aprovado.

Na mesma aba você vê quantas pessoas o usam, como o avaliam e quantas perguntas ficaram sem resposta: só contagens, e a partir de cinco pessoas.`,
    words: ["revisão", "rascunho", "aprovar", "retirar", "oficial", "versão publicada"],
    related: ["assistants", "share"],
  },
  images: {
    title: "Imagens",
    summary: "Criar, variar e descrever imagens.",
    body: `Em **Imagens** descreva o que quer ver e escolha tamanho, estilo e quantas. Em uma conversa, \`/imagen\` faz o mesmo.

- O que você cria fica na sua galeria, com a frase que o produziu. De lá você pode baixar, variar, usar como avatar ou apagar.
- Em **Descrever** você envia uma foto e pergunta sobre ela: o que diz uma placa, que peça é, um resumo.
- Há um máximo de imagens por dia; ao atingi-lo, você vê quando recomeça.

Sem um modelo de imagem configurado são desenhados cartazes de amostra, e isso é indicado.`,
    words: ["foto", "desenho", "gerar", "galeria", "avatar"],
    related: ["ask", "files"],
  },
  voice: {
    title: "Ouvir e ditar",
    summary: "Respostas em voz alta e perguntas faladas.",
    body: `Toque no alto-falante de uma resposta para ouvi-la. Ela continua com a tela bloqueada, e você pode pausar ou mudar a velocidade. A voz e a velocidade ficam em **Ajustes**.

Se sua empresa não oferece vozes, fala a do seu navegador.

## Ditar
Toque no microfone da caixa de texto e fale. Ao terminar, o texto aparece para você revisar: nada é enviado até que você envie. O navegador pede o microfone na primeira vez. A gravação não é guardada.`,
    words: ["áudio", "alto-falante", "microfone", "falar", "ler em voz alta"],
    related: ["settings", "ask"],
  },
  history: {
    title: "Suas conversas",
    summary: "Pesquisar, organizar, exportar e apagar.",
    body: `A lista guarda tudo o que você perguntou, em todos os seus dispositivos.

- **Pesquisar** olha títulos e textos, com ou sem acentos.
- Com o menu **⋯** você fixa uma conversa no alto, marca como favorita, muda o nome ou o emoji.
- **Arquivar** tira a conversa da lista sem excluir: ela fica em **Arquivadas**, embaixo, e volta com uma pergunta nova. Com **Etiquetas** você dá nomes e cores, e o botão de filtros da lista busca por etiqueta, marca ou assistente, e data. Os filtros continuam ativos quando você volta, até você limpar ou sair.
- Com **Selecionar**, um clique com Ctrl ou Shift, ou um toque longo no celular, você escolhe várias para arquivar, etiquetar, excluir ou exportar em um ZIP.
- **Exportar** salva em Word, PDF, Markdown ou JSON, com as fontes numeradas.
- **Compartilhar** cria um link para uma cópia só de leitura, dentro da empresa e com data de validade. O que você escrever depois não está nela, e as fontes só abrem para quem pode vê-las. Em **Compartilhadas**, no seu nome, você deixa de compartilhá-la.
- No menu de uma resposta, **Continuar em outra conversa** copia tudo até ela.
- **Excluir** apaga com os arquivos. Você tem dez segundos para desfazer.

Para apagar tudo de uma vez, vá a **Ajustes → Seus dados**.`,
    words: [
      "histórico",
      "link",
      "compartilhar conversa",
      "fixar",
      "favorita",
      "exportar",
      "apagar",
      "excluir",
      "renomear",
    ],
    related: ["privacy", "offline", "shortcuts"],
  },
  find: {
    title: "Buscar e chegar antes",
    summary: "Ctrl K, assistentes fixados e @nome.",
    body: `Pressione **Ctrl K** (⌘ K no Mac) em qualquer tela e digite. Uma só lista reúne páginas, assistentes, conversas, mensagens, documentos, os arquivos da sua base de conhecimento e as configurações, com as palavras marcadas. As setas escolhem e Enter abre.

## Assistentes à mão
- **Fixar**, no menu de um assistente, deixa-o na lista da esquerda e no menu **+** da caixa de texto, em todos os seus dispositivos.
- Digite \`@\` e o começo de um nome na caixa de texto para perguntar a esse assistente. Se houver uma conversa aberta com outro, ele responde em uma nova.`,
    words: ["atalho", "paleta", "arroba", "fixar", "pin", "buscador"],
    related: ["history", "assistants", "shortcuts"],
  },
  research: {
    title: "Investigar a fundo",
    summary: "Um plano que você decide e um relatório com fontes.",
    body: `O telescópio ao lado de **Enviar** (no celular, **Investigar a fundo** no menu **+**) transforma a pergunta em uma investigação. Primeiro você vê um **plano**: as perguntas que serão pesquisadas. Mude, reordene (também com Alt e as setas), remova ou adicione. Nada é pesquisado até você tocar em **Começar**.

- Pesquisa nos documentos do assistente e nos seus arquivos e, onde está configurada, na web.
- Você pode fechar a página: ela continua sozinha. A lista mostra o andamento, e um aviso chega quando o relatório está pronto.
- O **relatório** tem um resumo, uma parte para cada pergunta com a citação de cada afirmação, e o que não foi encontrado. É exportado como qualquer resposta.
- Você pode ter uma em andamento; um plano que ainda não confirmou não conta, e guarda as suas mudanças. Ela tem limites de tempo e de passos: ao chegar a um deles, escreve o relatório com o que tem e diz isso.

Uma pergunta programada também pode ser uma investigação.`,
    words: ["relatório", "a fundo", "plano", "telescópio"],
    related: ["sources", "schedules", "ask"],
  },
  prompts: {
    title: "Prompts",
    summary: "Textos prontos que você preenche e envia.",
    body: `Digite **/** em uma mensagem vazia, ou pressione **Ctrl+K**, e busque pelo título. Se o prompt tem dados para preencher, um formulário os pede; o texto vai para a sua mensagem e você pode ajustá-lo antes de enviar.

- **Prompts**, no seu nome, embaixo, tem os destacados, os seus, os da sua equipe e os da empresa.
- Ao escrever um, **Inserir um dado** põe o que será perguntado: um texto curto ou longo, uma data ou opções.
- Você pode compartilhá-lo com a sua equipe, as pessoas com a mesma função de trabalho. Só você e a administração podem alterá-lo.
- **Versões** guarda os textos anteriores e os recupera.`,
    words: ["modelo de texto", "biblioteca", "formulário", "variáveis"],
    related: ["ask", "shortcuts"],
  },
  schedules: {
    title: "Perguntas programadas",
    summary: "Uma pergunta que se faz sozinha todo dia, semana ou mês.",
    body: `No seu nome, embaixo, está **Programadas**. Escolha a pergunta, quem responde e quando: uma vez, todo dia (ou só de segunda a sexta), toda semana ou todo mês. A hora é a do seu fuso horário, também quando o horário muda.

- As respostas chegam a **uma conversa**, onde você pode continuar perguntando. Um ponto na lista avisa das que você ainda não abriu.
- No menu de uma conversa, **Programar esta pergunta** preenche o formulário com a sua última pergunta.
- Em cada vez valem as suas permissões e limites daquele momento.

## Quando fica em pausa
Depois de três falhas seguidas, fica em pausa e diz por quê. Também se você perder o acesso ao assistente, se houver dados pessoais sobre os quais precisa decidir ou se passar muito tempo sem entrar. Ao alterá-la ou retomá-la, volta a funcionar.`,
    words: ["automático", "lembrete", "toda segunda", "agenda", "tarefa", "hora"],
    related: ["history", "assistants", "personal-data"],
  },
  offline: {
    title: "Sem conexão",
    summary: "O que dá para fazer em um hangar ou no avião.",
    body: `O aplicativo abre sem rede e você pode ler suas conversas e esta ajuda.

- O que você escrever fica na **fila** e é enviado sozinho quando a rede voltar. Você vê isso por uma linha tracejada.
- Se a rede cair durante uma resposta, ela continua sendo escrita no servidor e você a recebe inteira ao voltar.
- Seus rascunhos são sempre guardados, também se a sessão expirar.

Dá para **instalar** pelo menu do navegador, como mais um aplicativo do telefone.`,
    words: ["rede", "cobertura", "instalar", "fila", "rascunho", "avião"],
    related: ["history", "files"],
  },
  cases: {
    title: "Casos e central de serviços",
    summary: "Quando é preciso uma pessoa.",
    body: `Se uma resposta não resolver, toque em **Abrir um caso**. Ele é preenchido com sua pergunta e o que já foi tentado: você revisa antes de enviar.

- Os de pessoal vão para Recursos Humanos; os técnicos, para a central de serviços.
- Em **Meus casos**, no menu do seu nome, você vê o número, o estado e a resposta.
- Quando respondem você vê um aviso e um número ao lado de **Meus casos**. A conversa mostra o estado do seu caso.
- Se você anexou arquivos, pode marcar quais recebe quem responde.

Em assuntos delicados a resposta diz primeiro com quem falar.`,
    words: ["rhconnect", "chamado", "incidente", "suporte", "caso"],
    related: ["chat-types", "feedback"],
  },
  "personal-data": {
    title: "Dados pessoais em uma mensagem",
    summary: "O que acontece quando você escreve um CPF, um cartão ou um localizador.",
    body: `Antes que uma mensagem saia para um modelo de fora da empresa, são procurados nela documentos de identidade, contas, cartões, localizadores, bilhetes, números de passageiro frequente e senhas.

Se algum for encontrado, você é consultado:
- **Ocultar e enviar**: o modelo recebe marcas no lugar e você vê a resposta com seus dados.
- **Enviar como está**: se for mesmo necessário.
- **Não enviar**.

Os arquivos e as mensagens anteriores também são olhados. Sua decisão fica registrada; os dados, não. Os modelos que rodam na própria empresa não perguntam.`,
    words: ["cpf", "cartão", "passaporte", "pnr", "localizador", "proteção de dados"],
    related: ["privacy", "files"],
  },
  privacy: {
    title: "Que dados são guardados e onde",
    summary: "O que está no servidor, o que está no navegador e o que ninguém vê.",
    body: `## Nos servidores da sua empresa
- Seu nome, e-mail e funções, como a conta da empresa informa.
- Suas conversas, arquivos, imagens, assistentes, casos e opiniões.
- Que funções você usa e quando, **sem o texto das suas mensagens**.
- Um registro de ações importantes, que não pode ser alterado.

## Neste navegador
- Uma cópia das suas conversas para ler sem rede, seus rascunhos e sua base de conhecimento.

## Quem vê
- Suas conversas, só você. Quem administra vê contagens.
- Se você avaliar uma resposta ou comunicar um problema, é compartilhado o que aparece no aviso, nada mais.
- As perguntas frequentes aparecem sem dados pessoais e só se pelo menos cinco pessoas as fizeram.

## Por quanto tempo
Sua empresa decide com regras de conservação. O que você apaga é apagado já, também dos índices de busca. Em **Ajustes → Seus dados** você pode baixar tudo ou apagar seu histórico.`,
    words: ["dados", "privacidade", "lgpd", "guardar", "conservação", "exportar meus dados"],
    related: ["personal-data", "settings", "knowledge-base"],
  },
  feedback: {
    title: "Avaliar e comunicar problemas",
    summary: "Como você ajuda as respostas a melhorar.",
    body: `Com os polegares de cada resposta você diz se ela serviu. Se não, escolha o motivo: não é o que perguntei, está errada, está desatualizada, falta a fonte, o tom, longa demais. Dá para mudar depois.

Você vê se sua opinião foi **recebida**, **revisada** ou **corrigida**, e um agradecimento quando algo foi consertado graças a você.

## Comunicar um problema
Se algo falha ou faz falta, use **Comunicar um problema**. Antes de enviar você vê exatamente que dados técnicos vão junto; a captura de tela é opcional.

De vez em quando perguntamos em uma linha o quanto é útil para você. Nunca duas vezes em trinta dias.`,
    words: ["polegar", "opinião", "erro", "pesquisa", "falha", "bom", "ruim"],
    related: ["sources", "cases"],
  },
  settings: {
    title: "Ajustes e avisos",
    summary: "Tema, idioma, voz, avisos, sessões e seus dados.",
    body: `Abra **Ajustes** pelo seu nome.

- **Tema** claro ou escuro e **idioma** da interface. As respostas seguem o idioma da sua pergunta.
- **Voz** e velocidade de leitura.
- **Avisos** neste dispositivo quando termina uma resposta ou uma investigação, respondem a um caso ou há uma leitura obrigatória, e você não está olhando o aplicativo. A permissão é pedida só ao ativar, e o aviso não mostra o texto.
- **Sessões abertas**: encerre as que não reconhecer.
- **Seus dados**: baixe em um zip ou apague seu histórico.

Antes de expirar, a sessão se renova sozinha. Se for preciso perguntar, você tem dois minutos, e o que estava escrevendo não se perde.`,
    words: ["tema", "escuro", "idioma", "notificações", "sessão", "configuração"],
    related: ["voice", "privacy"],
  },
  shortcuts: {
    title: "Atalhos de teclado",
    summary: "Tudo pode ser feito sem mouse.",
    body: "Tudo pode ser feito pelo teclado. Pressione `?` fora de um campo para ver esta lista em qualquer tela.",
    words: ["teclas", "teclado", "acessibilidade"],
    related: ["find", "ask", "history"],
  },
};
