/**
 * Synonyms in Spanish, English and Portuguese, separated by bars in this order. A group that begins with "!"
 * is an entity that can't be left out or replaced: a claim about it needs a source that mentions it.
 */
export const COMMON = `
personal plantilla empleado trabajador colaborador persona | staff employee worker personnel people person | pessoal empregado funcionario trabalhador colaborador pessoa
! tierra | ground land | terra solo
! tripulacion tripulante | crew | tripulacao tripulante
! cabina | cabin | cabine
! piloto | pilot | piloto
! comandante capitan | captain commander | comandante capitao
! copiloto | copilot | copiloto
! becario | intern trainee | estagiario
! responsable jefe supervisor superior | manager boss supervisor | responsavel chefe gestor supervisor
! instructor | instructor | instrutor
! coordinador | coordinator | coordenador
! pasajero | passenger | passageiro
! visita visitante | visitor visit | visita visitante
! invitado | guest | convidado
! hijo nino | child children kid son daughter | filho crianca
! padre | father parent | pai pais
! madre | mother | mae
! pareja conyuge esposo esposa | partner spouse husband wife | parceiro companheiro conjuge esposo esposa
! hermano | brother sister sibling | irmao irma
! abuelo | grandparent grandfather grandmother | avo avos
! nieto | grandchild grandson | neto
! tio | uncle aunt | tio tia
! sobrino | nephew niece | sobrinho
! suegro | parents-in-law | sogro
! amigo | friend | amigo
! familiar familia pariente | relative family | familiar familia parente
! medico doctor | doctor medical physician | medico doutor
! agente | agent | agente
! rampa | ramp | rampa
! mantenimiento | maintenance | manutencao
! oficina | office | escritorio
! aeropuerto | airport | aeroporto
! proveedor | supplier vendor provider | fornecedor
! empresa compania | company firm employer | empresa companhia
! aerolinea | airline | aerea
! hotel | hotel | hotel
! avion aeronave | aircraft plane airplane | aviao aeronave
! vuelo volar vuela | flight fly flies | voo voar
! nomina | payroll payslip | folha
! sueldo salario | salary wage pay | salario ordenado
! vacaciones vacacion | vacation holiday vacations holidays | ferias
! permiso licencia | leave permit | licenca
! excedencia | unpaid sabbatical | afastamento
! baja | sick-leave | baixa
! indisposicion | indisposition unwell | indisposicao
! enfermedad enfermo enfermas | illness sick sickness disease | doenca doente
! boda matrimonio casarse casamiento | wedding marriage marry married | casamento matrimonio
! fallecimiento muerte defuncion | death bereavement | falecimiento falecimento morte
! nacimiento parto | birth childbirth | nascimento parto
! mudanza | moving removal | mudanca
! hospitalizacion hospital | hospitalisation hospitalization hospital | internacao hospitalizacao hospital
! sangre | blood | sangue
donacion donar | donation donate donating | doacao doar
! examen | exam examination test | exame prova
! cita | appointment | consulta
! seguro | insurance | seguro
! dental | dental | dentario odontologico
! vida | life | vida
! guarderia | nursery daycare | creche
! escolar colegio | school | escolar escola
! gimnasio | gym | academia ginasio
! pension pensiones | pension | pensao
! comida alimento | food meal | comida refeicao alimento
! desayuno | breakfast | cafe-da-manha pequeno-almoco
! almuerzo | lunch | almoco
! cena | dinner supper | jantar
! pernocta pernoctar dormir | overnight | pernoite pernoitar
! dieta viatico | allowance diet | diaria dieta
! menu | menu | menu cardapio
! ducha | shower | ducha chuveiro
! sala | lounge room | sala
! comedor | canteen cafeteria | refeitorio cantina
! aparcamiento | parking | estacionamento
! moto | motorcycle motorbike | moto motocicleta
! coche vehiculo | car vehicle | carro veiculo
! taxi | taxi cab | taxi
! equipaje maleta | luggage baggage suitcase | bagagem mala
! bodega | hold | porao
! bateria | battery batteries | bateria
! litio | lithium | litio
! hielo | ice | gelo
! seco | dry | seco
! fluido | fluid | fluido
! ala alas | wing | asa asas
! escarcha | frost | geada
deshielo | deicing de-icing | degelo
! simulador | simulator | simulador
! maqueta | mock-up mockup | maquete
sesion | session | sessao
! informe reporte | report | relatorio
! flota | fleet | frota
! ruta | route | rota
! nacional | domestic national | nacional
! contrasena clave | password | senha
! cuenta | account | conta
! correo | mail email e-mail | correio e-mail
! telefono movil | phone telephone mobile | telefone celular
! tableta | tablet | tablet
! portatil ordenador | laptop computer | portatil notebook computador
! impresora | printer | impressora
! tarjeta | card | cartao
! carne | badge id-card | cracha
! efectivo metalico | cash | especie dinheiro
! certificado parte justificante atestado | certificate note proof | atestado certificado comprovante
! recibo | receipt payslip | recibo
! factura | invoice bill | fatura
! cuestionario | questionnaire | questionario
! tasa | tax fee | taxa
! billete boleto pasaje trayecto | ticket trip | bilhete passagem trecho
! plaza asiento | seat space spot | vaga assento lugar
! lista | list | lista
! evacuacion evacuar | evacuation evacuate | evacuacao evacuar
! aseo bano | toilet lavatory | banheiro toalete
! grua | tow-truck crane | guincho grua
! movilidad | mobility | mobilidade
! antiguedad | seniority tenure service | antiguidade
! sorteo | lottery draw | sorteio
! subasta | auction bidding bid | leilao
! salida | departure | saida partida
! llegada | arrival | chegada
! entrada | entry entrance | entrada
! fin-semana | weekend | fim-semana
! festivo | holiday public-holiday | feriado
! buzon | mailbox inbox | caixa-correio
! parte baja justificante | sick-note | atestado
! mesa-servicio | service-desk helpdesk | central-servicos
! rrhh | hr | rh
traspasar traspaso | carry-over rollover | transferir transferencia
prestacion plus complemento | bonus allowance supplement | adicional complemento bonus
! nocturno nocturna noche nocturnidad | night nightly | noturno noite
! diurno diurna | daytime | diurno
! turno | shift | turno
! pausa | break | pausa
! descanso | rest | descanso
! lunes | monday | segunda-feira
! martes | tuesday | terca-feira
! miercoles | wednesday | quarta-feira
! jueves | thursday | quinta-feira
! viernes | friday | sexta-feira
! sabado | saturday | sabado
! domingo | sunday | domingo
! manana | morning tomorrow | manha
! tarde | afternoon | tarde
! espana | spain | espanha
! chile | chile | chile
! brasil | brazil | brasil
! europa | europe | europa
! america | america | america
! norte | north | norte
! sur | south | sul
! naranja | orange | laranja
! verde | green | verde
! rojo | red | vermelho
! azul | blue | azul
! amarillo | yellow | amarelo
! blanco | white | branco
! primero primer primera | first | primeiro primeira
! ultimo ultima | last | ultimo ultima
! naturales natural calendario | calendar natural | corridos naturais calendario
! laborable habil | working business | util uteis
! hora | hour | hora
! dia diario | day daily | dia diario
! semana semanal | week weekly | semana semanal
! mes mensual mensualidad | month monthly | mes mensal
! ano anual | year annual yearly | ano anual
! minuto | minute | minuto
! segundo | second | segundo
! euro | euro | euro
! dolar | dollar | dolar
! equipo ordenador computadora | computer machine | computador equipamento
disfrutar tomar gozar | enjoy take | gozar usufruir
! punto | dot point | ponto
emparejar emparejado | pair paired | emparelhar emparelhado
despegar despegue | takeoff take-off | decolar decolagem descolar descolagem
subir cargar | upload | carregar enviar
espacio capacidad | space capacity room | espaco capacidade
reconocimiento examen chequeo revision | checkup check-up check exam examination | exame avaliacao
devolver reembolsable | repay repaid repayable return | devolver reembolsavel
otro diferente distinto | other another different | outro diferente distinto
! sobrecargo | purser | chefe-de-cabine comissario-chefe
! aparato dispositivo | device appliance gadget | aparelho dispositivo
! unidos | united | unidos
! estados | states | estados
! tique recibo justificante | receipt ticket | recibo talao comprovante
! datafono | card-reader reader terminal | terminal maquininha
servicio jornada | duty service | servico
hablar conversar | talk speak talking spoken | falar conversar
localizable disponible | reachable available | contactavel disponivel
! vez veces ocasion ocasiones | time times occasion occasions once twice | vez vezes ocasiao ocasioes
bruto | gross | bruto
neto liquido | net | liquido
pago pagar abonar abono paga cobrar cobro coste costar cuesta cuestan vale | pay paid payment cost costs price charge | pago pagar pagamento paga custar custo custa
cuota tarifa precio importe | fee rate price fare amount | mensalidade tarifa preco valor quota
gratis gratuito | free | gratis gratuito
descuento | discount | desconto
reembolso reembolsar devolver devolucion devuelve | refund reimburse return | reembolso reembolsar devolver
solicitud solicitar pedir peticion piden | request apply application ask | pedido solicitacao solicitar pedir
presentar entregar entrega enviar envia | submit hand deliver deliver send | apresentar entregar enviar entrega
antelacion anticipacion preaviso margen | advance notice ahead | antecedencia aviso
plazo | deadline term period | prazo
contestar responder respuesta | answer reply respond | responder resposta
aprobar aprobacion autorizar autorizacion aprobada | approve approval authorise authorize authorisation authorization approved | aprovar aprovacao autorizar autorizacao
permitir admitir aceptar admite permite acepta | allow accept permit accepted allowed admitted | permitir admitir aceitar aceita permitido
prohibir prohibido | forbid prohibit forbidden prohibited banned | proibir proibido
obligatorio obligar | mandatory compulsory required obligatory | obrigatorio
voluntario | voluntary optional | voluntario
necesario falta necesitar necesita preciso requerir exigir exige | need necessary require needed requires required | necessario preciso precisar exigir exige
incluir cubrir incluye cubre | include cover includes covers | incluir cobrir inclui
excluir | exclude | excluir
abrir abre abierto abrira | open opens | abrir abre aberto
cerrar cierra cerrado cierre | close closed closes closing | fechar fecha fechado fechamento encerramento
comenzar empezar inicio entrar comienza empieza entro | start begin starts begins enter entered | comecar iniciar inicio entrar entrou
terminar acabar finalizar final | end finish ends | terminar acabar final
llegar llega | arrive arrives | chegar chega
reservar reserva | book booking reserve reserved | reservar reserva
asignar asigna | assign assigned allocate allocated | atribuir atribuida atribuido
repetir repite | repeat | repetir repete
decidir decide | decide decides | decidir decide
ordenar ordena | order orders ordered | ordenar ordena ordenada
proteger protege proteccion | protect protects protection | proteger protege protecao
aplicar aplica | apply applied applies | aplicar aplica
bloquear bloqueada bloquea | lock locked block blocked | bloquear bloqueada bloqueado
intento intentar | attempt try attempts | tentativa tentar
fallido fallar fallo | failed fail | falhado falha falhada
suspender suspende | fail failed fails | reprovar reprova
tope limite maximo limitado | limit cap maximum limited | limite maximo teto limitado
minimo | minimum | minimo
superar pasar exceder supera | exceed pass over | superar passar exceder
seguido consecutivo | consecutive row | seguido consecutivo
siguiente proximo | next following | seguinte proximo
anterior previo | previous prior | anterior previo
completo entero | full whole complete | completo inteiro
vacio vacia | empty | vazio vazia
alcance | range reach | alcance
unidad | unit | unidade
base | base | base
retirada retirar | withdrawal retirement remove retired | retirada retirar
extraordinario extra | overtime extra | extraordinario extra
ordinario | ordinary regular | ordinario
llevar traer | bring take carry | levar trazer
viajar viaje | travel trip | viajar viagem
usar uso utilizar usa | use used | usar uso utilizar
abandonar abandona | leave leaves abandon | abandonar abandona
digital | digital | digital
! extranjero | abroad | exterior estrangeiro
! teletrabajo teletrabajar | telework teleworking remote homeworking | teletrabalho
! auriculares | headphones headset | fones auriculares
! pantalla | screen monitor display | tela ecra
! silla | chair | cadeira
! equipo dispositivo | device equipment team | equipamento dispositivo equipe equipa
! mesa | desk table | mesa
! grupo | group | grupo
! curso clase | course class lesson | curso aula
! inscripcion inscribirse | enrolment enrollment registration | inscricao
! acuerdo contrato | agreement contract | acordo contrato
! documento papel | document paper | documento papel
! policia | police | policia
! robo robar | theft robbery steal stolen | roubo furto
! zapato calzado | shoe footwear | sapato calcado
! uniforme | uniform | uniforme
! almacen | warehouse store | armazem
! progenitor | parent | progenitor
! monoparental | single-parent | monoparental
! bloque | block | bloco
! red wifi | network wifi | rede
! puerta | gate door | portao porta
! pagina | page | pagina
! codigo | code | codigo
! incidencia | ticket incident case | chamado incidente
! horario | schedule timetable hours | horario
! asistencia | attendance | presenca frequencia
! nivel | level | nivel
! idioma ingles | language english | idioma ingles
! destino | destination | destino
! moneda | currency | moeda
! certificacion | certification | certificacao
dar entregar ofrecer proporcionar entrega | provide give offer supply | fornecer dar oferecer entregar
terminar finalizar | end finish terminate | terminar
distancia remoto | remotely remote distance | distancia remotamente
perder perdida | lose lost loss | perder perda
cambiar cambio | change switch swap | trocar mudar mudanca troca
recoger recogida | collect pick | retirar recolher
avisar aviso notificar | notify tell inform warn | avisar notificar
llamar llamada | call phone | ligar chamar
guardar conservar | keep store retain | guardar conservar
borrar eliminar | delete remove erase | apagar eliminar excluir
instalar | install | instalar
conectar conexion | connect connection | conectar conexao
funcionar funciona | work works | funcionar
! quincena quincenal | fortnight fortnightly biweekly | quinzena quinzenal
! trimestre trimestral | quarter quarterly | trimestre trimestral
! semestre semestral | half-year half-yearly | semestre semestral
igual mismo | same equal | mesmo igual
nuevo | new | novo
antiguo viejo | old | antigo velho
antes | before | antes
despues tras | after | depois apos
adelantar adelanta anticipo anticipar | advance bring-forward | adiantar antecipar adianta
redondear | round rounded | arredondar
consumir gastar consume gasta | consume spend | consumir gastar
`;
