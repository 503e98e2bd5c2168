export type EmojiGroupName = "work" | "travel" | "people" | "places" | "things" | "nature" | "signs";

/**
 * One emoji per line, then its names in Spanish, English and Portuguese: the first name is the label, the
 * others are search terms.
 */
export const EMOJI: readonly { name: EmojiGroupName; lines: string }[] = [
  {
    name: "work",
    lines: `
💼 maletín, trabajo, empleo | briefcase, work, job | maleta, trabalho, emprego
📅 calendario, fecha, vacaciones | calendar, date, holidays | calendário, data, férias
🗓️ agenda, planificación, turnos | planner, schedule, shifts | agenda, planejamento, turnos
📄 documento, hoja, certificado | document, page, certificate | documento, folha, certificado
📋 lista, formulario, checklist | clipboard, form, checklist | prancheta, formulário, lista
📝 nota, escribir, solicitud | memo, write, request | nota, escrever, pedido
📑 marcadores, expediente | tabs, file | marcadores, processo
📁 carpeta, archivo | folder, file | pasta, arquivo
🗂️ fichero, archivador | dividers, filing | fichário, arquivo
📊 gráfico de barras, informe, datos | bar chart, report, data | gráfico de barras, relatório, dados
📈 gráfico al alza, crecimiento | chart up, growth | gráfico em alta, crescimento
📉 gráfico a la baja, caída | chart down, decline | gráfico em queda
💶 euros, nómina, dinero, sueldo | euros, payroll, money, salary | euros, folha de pagamento, dinheiro, salário
💵 billetes, dinero, pago | banknotes, money, payment | notas, dinheiro, pagamento
💳 tarjeta, pago, gastos | card, payment, expenses | cartão, pagamento, despesas
🧾 recibo, factura, dietas | receipt, invoice, allowances | recibo, fatura, diárias
🧮 ábaco, cálculo, cuentas | abacus, calculation | ábaco, cálculo, contas
⚖️ balanza, legal, derecho | scales, legal, law | balança, jurídico, direito
📜 pergamino, contrato, norma | scroll, contract, policy | pergaminho, contrato, norma
🤝 apretón de manos, acuerdo, convenio | handshake, agreement | aperto de mãos, acordo
🎓 birrete, formación, curso, estudios | graduation, training, course | formatura, formação, curso, estudos
📚 libros, manuales, estudio | books, manuals, study | livros, manuais, estudo
🏆 trofeo, premio, logro | trophy, award | troféu, prêmio
🎯 diana, objetivo, meta | target, goal | alvo, objetivo, meta
💡 bombilla, idea | bulb, idea | lâmpada, ideia
🔍 lupa, buscar | magnifier, search | lupa, buscar
📌 chincheta, fijar | pushpin, pin | percevejo, fixar
📎 clip, adjunto | paperclip, attachment | clipe, anexo
✉️ sobre, correo, carta | envelope, mail, letter | envelope, correio, carta
📧 correo electrónico, email | e-mail | correio eletrônico, e-mail
📣 megáfono, aviso, anuncio | megaphone, announcement | megafone, aviso, anúncio
📞 teléfono, llamada | phone, call | telefone, chamada
💬 globo de diálogo, conversación, chat | speech bubble, conversation, chat | balão de fala, conversa, chat
🗳️ urna, votación | ballot box, vote | urna, votação
`,
  },
  {
    name: "travel",
    lines: `
✈️ avión, vuelo | plane, flight | avião, voo
🛫 despegue, salida, embarque | departure, take-off, boarding | decolagem, partida, embarque
🛬 aterrizaje, llegada | arrival, landing | pouso, chegada
🧳 maleta, equipaje, viaje | luggage, suitcase, trip | mala, bagagem, viagem
🛂 control de pasaportes, aduana | passport control | controle de passaportes
🛃 aduana | customs | alfândega
🛄 recogida de equipaje | baggage claim | retirada de bagagem
🎫 billete, entrada, pasaje | ticket, fare | bilhete, passagem
🎟️ entradas, pases | admission tickets, passes | ingressos, passes
💺 asiento, plaza | seat | assento, poltrona
🚁 helicóptero | helicopter | helicóptero
🚀 cohete, lanzamiento | rocket, launch | foguete, lançamento
🚆 tren | train | trem, comboio
🚌 autobús, transporte | bus, transport | ônibus, transporte
🚕 taxi | taxi | táxi
🚗 coche, aparcamiento | car, parking | carro, estacionamento
🅿️ aparcamiento, parking | parking | estacionamento
🚲 bicicleta | bicycle | bicicleta
🚢 barco | ship | navio
🗺️ mapa | map | mapa
🧭 brújula, orientación | compass | bússola, orientação
🌍 mundo, Tierra, Europa, África | globe, Europe, Africa | mundo, Terra, Europa, África
🌎 mundo, Tierra, América | globe, Americas | mundo, Terra, América
🌐 internet, red, idiomas | web, network, languages | internet, rede, idiomas
⛽ combustible, gasolina | fuel | combustível, gasolina
🚦 semáforo, tráfico | traffic light | semáforo, trânsito
⚓ ancla, puerto | anchor, port | âncora, porto
🛟 salvavidas, seguridad, ayuda | lifebuoy, safety, help | boia, segurança, ajuda
`,
  },
  {
    name: "people",
    lines: `
👋 saludo, hola | wave, hello | aceno, olá
👍 pulgar arriba, bien, sí | thumbs up, good, yes | polegar para cima, bom, sim
👎 pulgar abajo, mal, no | thumbs down, bad, no | polegar para baixo, ruim, não
👏 aplauso, enhorabuena | clapping, congratulations | aplauso, parabéns
🙏 gracias, por favor | thanks, please | obrigado, por favor
💪 fuerza, músculo, gimnasio | strength, muscle, gym | força, músculo, academia
👀 ojos, mirar, revisar | eyes, look, review | olhos, olhar, revisar
🧠 cerebro, pensar | brain, think | cérebro, pensar
👤 persona, perfil | person, profile | pessoa, perfil
👥 personas, equipo | people, team | pessoas, equipe
👪 familia, hijos, acompañantes | family, children, companions | família, filhos, acompanhantes
👶 bebé, nacimiento, maternidad, paternidad | baby, birth, maternity, paternity | bebê, nascimento, maternidade, paternidade
🍼 biberón, permiso por nacimiento | baby bottle, parental leave | mamadeira, licença
🤰 embarazo | pregnancy | gravidez
👵 abuela, persona mayor | grandmother, older person | avó, idosa
👴 abuelo, persona mayor | grandfather, older person | avô, idoso
💍 anillo, boda, matrimonio | ring, wedding, marriage | anel, casamento
🧑‍✈️ piloto, tripulación | pilot, crew | piloto, tripulação
🧑‍🔧 mecánica, mantenimiento, técnico | mechanic, maintenance, technician | mecânica, manutenção, técnico
🧑‍💻 informática, programar | computing, coding | informática, programar
🧑‍💼 oficina, gestión | office, management | escritório, gestão
🧑‍🏫 enseñanza, instrucción | teaching, instruction | ensino, instrução
🧑‍⚕️ medicina, sanidad | health worker, medicine | medicina, saúde
🧑‍🍳 cocina, catering | cook, catering | cozinha, catering
🦺 chaleco, prevención, seguridad | vest, safety | colete, prevenção, segurança
🙂 sonrisa, contento | smile, happy | sorriso, contente
😀 alegría, risa | grin, joy | alegria, riso
🤔 pensativo, duda, pregunta | thinking, doubt, question | pensativo, dúvida, pergunta
😴 sueño, descanso, dormir | sleep, rest | sono, descanso, dormir
🤒 enfermedad, baja, fiebre | ill, sick leave, fever | doença, licença médica, febre
😅 alivio, sudor | relief, sweat | alívio, suor
🎉 fiesta, celebración | party, celebration | festa, celebração
`,
  },
  {
    name: "places",
    lines: `
🏠 casa, hogar, teletrabajo | house, home, remote work | casa, lar, trabalho remoto
🏡 casa con jardín, hogar | house with garden, home | casa com jardim, lar
🏢 oficina, edificio, sede | office building, headquarters | escritório, prédio, sede
🏥 hospital, seguro médico | hospital, health insurance | hospital, plano de saúde
🏦 banco | bank | banco
🏨 hotel, alojamiento | hotel, lodging | hotel, hospedagem
🏫 escuela, colegio | school | escola, colégio
🏭 fábrica, hangar | factory, hangar | fábrica, hangar
🏗️ obras, construcción | construction | obras, construção
🏖️ playa, vacaciones | beach, holidays | praia, férias
⛰️ montaña | mountain | montanha
🏙️ ciudad | city | cidade
🌅 amanecer | sunrise | nascer do sol
🌃 noche, nocturno | night | noite, noturno
⛺ tienda, acampada | tent, camping | barraca, acampamento
🏟️ estadio | stadium | estádio
`,
  },
  {
    name: "things",
    lines: `
💻 portátil, ordenador | laptop, computer | notebook, computador
🖥️ ordenador, pantalla | desktop, screen | computador, tela
⌨️ teclado | keyboard | teclado
🖨️ impresora | printer | impressora
📱 móvil, teléfono | mobile, phone | celular, telefone
🔋 batería | battery | bateria
🔌 enchufe, conexión | plug, connection | tomada, conexão
📷 cámara, foto | camera, photo | câmera, foto
🎧 auriculares, soporte | headphones, support | fones, suporte
🎤 micrófono | microphone | microfone
🔧 llave inglesa, reparación, mantenimiento | wrench, repair, maintenance | chave inglesa, reparo, manutenção
🔩 tornillo, pieza | bolt, part | parafuso, peça
🛠️ herramientas | tools | ferramentas
⚙️ engranaje, ajustes | gear, settings | engrenagem, ajustes
🧰 caja de herramientas | toolbox | caixa de ferramentas
🔒 candado, seguridad, contraseña | lock, security, password | cadeado, segurança, senha
🔑 llave, acceso, contraseña | key, access, password | chave, acesso, senha
🪪 identificación, tarjeta, acreditación | identity card, badge | identidade, crachá
📦 paquete, caja | package, box | pacote, caixa
🗑️ papelera | bin | lixeira
✂️ tijeras, recorte | scissors, cut | tesoura, recorte
⏰ despertador, hora | alarm clock, time | despertador, hora
⏱️ cronómetro, tiempo | stopwatch, time | cronômetro, tempo
⌛ reloj de arena, espera | hourglass, wait | ampulheta, espera
🎁 regalo, beneficio | gift, benefit | presente, benefício
👔 camisa, uniforme | shirt, tie, uniform | camisa, uniforme
👞 zapato, uniforme | shoe, uniform | sapato, uniforme
👓 gafas, vista | glasses, sight | óculos, visão
🩺 estetoscopio, reconocimiento médico, salud | stethoscope, medical check, health | estetoscópio, exame médico, saúde
💊 medicamento, pastilla | medicine, pill | remédio, comprimido
🩹 tirita, accidente | plaster, accident | curativo, acidente
🦷 diente, seguro dental, dentista | tooth, dental, dentist | dente, plano dental, dentista
☕ café, pausa | coffee, break | café, pausa
🍽️ comida, comedor, dietas | meal, canteen | refeição, refeitório
🥪 bocadillo, comida | sandwich, food | sanduíche, comida
🎂 tarta, cumpleaños | cake, birthday | bolo, aniversário
🎮 juego, ocio | game, leisure | jogo, lazer
🎵 música | music | música
🎨 arte, diseño, imagen | art, design, image | arte, design, imagem
⚽ fútbol, deporte | football, sport | futebol, esporte
🏃 correr, deporte | run, sport | correr, esporte
`,
  },
  {
    name: "nature",
    lines: `
☀️ sol, verano | sun, summer | sol, verão
🌤️ sol y nubes, tiempo | sun and cloud, weather | sol e nuvens, tempo
☁️ nube | cloud | nuvem
🌧️ lluvia | rain | chuva
⛈️ tormenta | storm | tempestade
❄️ nieve, frío, invierno | snow, cold, winter | neve, frio, inverno
🌪️ tornado, viento | tornado, wind | tornado, vento
🌈 arcoíris | rainbow | arco-íris
🌙 luna, noche | moon, night | lua, noite
⭐ estrella | star | estrela
🔥 fuego, urgente | fire, urgent | fogo, urgente
💧 gota, agua | drop, water | gota, água
🌱 brote, sostenibilidad, ecología | seedling, sustainability | broto, sustentabilidade
🌳 árbol | tree | árvore
🌸 flor, primavera | blossom, spring | flor, primavera
🐶 perro, mascota | dog, pet | cachorro, animal
🐱 gato, mascota | cat, pet | gato, animal
🐦 pájaro, ave | bird | pássaro, ave
🐝 abeja | bee | abelha
`,
  },
  {
    name: "signs",
    lines: `
✅ hecho, correcto, listo | done, check, ready | feito, correto, pronto
❌ error, no, cancelado | error, no, cancelled | erro, não, cancelado
⚠️ aviso, atención, riesgo | warning, attention, risk | aviso, atenção, risco
❓ pregunta, duda | question, doubt | pergunta, dúvida
❗ importante, exclamación | important, exclamation | importante, exclamação
ℹ️ información | information | informação
🆘 socorro, ayuda, urgencia | help, emergency | socorro, ajuda, emergência
🚫 prohibido | forbidden | proibido
⛔ no pasar | no entry | não passar
🔄 cambio, turno, actualizar | swap, shift, refresh | troca, turno, atualizar
🔁 repetir, cambio de turno | repeat, shift change | repetir, troca de turno
➕ más, añadir | plus, add | mais, adicionar
🔔 campana, recordatorio, alerta | bell, reminder, alert | sino, lembrete, alerta
❤️ corazón, favorito | heart, favourite | coração, favorito
💙 corazón azul | blue heart | coração azul
💚 corazón verde | green heart | coração verde
🔴 círculo rojo | red circle | círculo vermelho
🟡 círculo amarillo | yellow circle | círculo amarelo
🟢 círculo verde | green circle | círculo verde
🔵 círculo azul | blue circle | círculo azul
🟣 círculo morado | purple circle | círculo roxo
🏁 meta, final | finish, end | chegada, fim
🚩 bandera, marca | flag, mark | bandeira, marca
💯 cien, perfecto | hundred, perfect | cem, perfeito
♻️ reciclaje, medio ambiente | recycling, environment | reciclagem, meio ambiente
♿ accesibilidad, discapacidad | accessibility, disability | acessibilidade, deficiência
✨ destellos, novedad | sparkles, new | brilhos, novidade
`,
  },
];
