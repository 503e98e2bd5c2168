/** More synonyms, in the format of `common.ts`: adjectives. */
export const ADJECTIVES = `
! dia diario diariamente cotidiano | day daily | dia diario diariamente cotidiano
! semana semanal semanalmente | week weekly | semana semanal semanalmente
! mes mensual mensualmente | month monthly | mes mensal mensalmente meses
! ano anual anualmente anualidad | year yearly annual annually | ano anual anualmente anuidade
! quincena quincenal quincenalmente | fortnight fortnightly biweekly bi-weekly | quinzena quinzenal quinzenalmente
! bimestre bimestral | bimonthly bi-monthly | bimestre bimestral
! trimestre trimestral trimestralmente | quarter quarterly | trimestre trimestral trimestralmente
! cuatrimestre cuatrimestral | four-monthly | quadrimestre quadrimestral
! semestre semestral semestralmente | semester half-yearly half-year semiannual semi-annual biannual six-monthly twice-yearly | semestre semestral semestralmente
! bienal bienio | biennial biennially two-yearly | bienal bienio
! trienal trienio | triennial three-yearly | trienal trienio
! quinquenal quinquenio | five-yearly | quinquenal quinquenio
! decada decenio | decade | decada
! siglo | century | seculo
! hora | hourly | hora
! lunes | monday | segunda
! martes | tuesday | terca
! miercoles | wednesday | quarta
! jueves | thursday | quinta
! viernes | friday | sexta
! finde | weekend | final-de-semana fim-de-semana
! enero | january | janeiro
! febrero | february | fevereiro
! marzo | march | marco
! abril | april | abril
! mayo | may | maio
! junio | june | junho
! julio | july | julho
! agosto | august | agosto
! septiembre setiembre | september | setembro
! octubre | october | outubro
! noviembre | november | novembro
! diciembre | december | dezembro
! verano veraniego estival | summer | verao
! invierno invernal | winter | inverno
! otono otonal | autumn fall | outono
! primavera primaveral | spring | primavera
temporada estacion epoca estacional | season seasonal | temporada epoca estacao sazonal
! mediodia | noon midday | meio-dia
! medianoche | midnight | meia-noite
! madrugada amanecer alba | dawn early-morning daybreak | madrugada amanhecer
! atardecer anochecer | dusk evening sunset | anoitecer entardecer
! hoy | today | hoje
! ayer | yesterday | ontem
! manana | tomorrow | amanha
! tarde | late later | tarde
vispera | eve | vespera
jornada | workday working-day | jornada expediente
actualmente ahora actual presente | currently now nowadays present current presently | atualmente agora atual presente actualmente actual
pronto prontamente | soon shortly promptly | logo breve brevemente
temprano tempranamente | early | cedo
anticipado anticipadamente adelantado | advance beforehand early ahead | antecipado antecipadamente adiantado
inmediato inmediatamente enseguida instantaneo instantaneamente | immediate immediately instantly instant straightaway | imediato imediatamente instantaneo instantaneamente
urgente urgencia urgentemente | urgent urgency urgently pressing | urgente urgencia urgentemente
emergencia urgencia | emergency emergencies | emergencia urgencia
rapido rapidamente veloz rapidez deprisa | fast quick quickly rapid rapidly swift swiftly speedy | rapido rapidamente veloz rapidez depressa
lento lenta lentamente despacio lentitud | slow slowly | lento lenta lentamente devagar lentidao
puntual puntualidad puntualmente | punctual punctuality on-time punctually timely | pontual pontualidade pontualmente
impuntual impuntualidad | unpunctual late lateness tardy tardiness | impontual impontualidade
retraso demora retrasar retrasado atraso tardanza demorar | delay delayed late lateness | atraso demora atrasar atrasado demorar retardo
reciente recientemente recien | recent recently newly lately | recente recentemente recem
futuro venidero | future upcoming forthcoming coming | futuro vindouro
pasado | past | passado
! ultimo pasado | last latest | ultimo passado
simultaneo simultaneamente | simultaneous simultaneously concurrent concurrently | simultaneo simultaneamente concomitante
mientras durante | while during whilst | enquanto durante
todavia aun | still yet | ainda
hasta | until till | ate
desde | since from | desde
temporal temporalmente provisional provisionalmente transitorio temporario | temporary temporarily provisional provisionally interim transitional | temporario temporariamente provisorio provisoriamente transitorio temporal
permanente permanentemente | permanent permanently | permanente permanentemente
indefinido indefinidamente | indefinite indefinitely open-ended permanent | indeterminado indefinido indefinidamente efetivo
definitivo definitivamente | definitive definitively final permanently definite | definitivo definitivamente
continuo continuamente continuado ininterrumpido | continuous continuously uninterrupted ongoing continual | continuo continuamente ininterrupto
discontinuo interrumpido intermitente | discontinuous intermittent interrupted | descontinuo interrompido intermitente
duracion | duration length | duracao
periodo lapso intervalo | period interval timeframe span | periodo intervalo lapso
momento instante | moment instant point | momento instante
fecha | date | data
siempre | always invariably | sempre
nunca jamas | never | nunca jamais
normalmente habitualmente generalmente usualmente soler suele suelen | usually normally generally typically | normalmente habitualmente geralmente usualmente costuma costumam
frecuente frecuentemente seguido | often frequent frequently | frequente frequentemente
raramente raro infrecuente | rarely seldom rare infrequent hardly | raramente raro infrequente
ocasional ocasionalmente esporadico esporadicamente eventual | occasional occasionally sometimes sporadic sporadically | ocasional ocasionalmente esporadico esporadicamente eventual
periodico periodicamente periodicidad regularmente | periodic periodically periodical regularly recurring recurrent | periodico periodicamente periodicidade regularmente
recurrente repetido reiterado reiteradamente repetidamente | recurring recurrent repeated repeatedly | recorrente repetido reiterado repetidamente reiteradamente
habitual normal usual corriente comun | usual normal common customary standard regular | habitual normal usual comum corriqueiro
excepcional excepcionalmente | exceptional exceptionally | excepcional excepcionalmente
especial especialmente particular | special especially particular particularly specially | especial especialmente particular
inusual insolito inhabitual anomalo anormal | unusual abnormal anomalous uncommon | incomum invulgar anormal anomalo
! alto alta elevado | high elevated | alto alta elevado
! medio media intermedio mediano | medium middle intermediate mid moderate | medio media intermediario intermedio moderado
! bajo baja | low | baixo baixa
! leve ligero | minor mild slight | leve ligeiro
! grave serio gravedad severo severidad | serious severe grave severity gravity gross seriously | grave serio gravidade severo severidade
critico criticidad crucial | critical crucial criticality vital | critico criticidade crucial
muy sumamente altamente | very highly extremely | muito altamente extremamente
mas | more further | mais
menos | less fewer | menos
mayor | greater higher larger bigger | maior
menor inferior | smaller lower lesser fewer less | menor inferior
mejor mejora mejorar | better improve improvement improved | melhor melhoria melhorar
peor empeorar | worse worsen | pior piorar
optimo | optimal best optimum ideal | otimo ideal optimo
demasiado excesivo excesivamente exceso | too excessive excessively excess | demasiado demais excessivo excessivamente excesso
suficiente suficientemente bastante | enough sufficient sufficiently adequate | suficiente suficientemente bastante
insuficiente | insufficient inadequate | insuficiente
mucho mucha muchos muchas numeroso | much many numerous lots lot | muito muita muitos muitas numeroso
poco poca pocos pocas escaso | few little scarce scant | pouco pouca poucos poucas escasso
algo alguno alguna algun algunos algunas | some something | algo algum alguma alguns algumas
ninguno ninguna ningun nadie nada | none nobody nothing neither no-one | nenhum nenhuma ninguem nada
todo toda todos todas cualquiera cualquier | all every everyone everybody any everything | todo toda todos todas tudo qualquer quaisquer
cada | each every per | cada
ambos ambas | both | ambos ambas
varios varias diversos diversas multiple | several various multiple diverse | varios varias diversos diversas multiplo
mayoria mayoritario mayoritariamente | majority most mostly | maioria majoritario maioritario
minoria minoritario | minority | minoria minoritario
otro otra otros otras | other another else | outro outra outros outras
demas resto restante | remaining remainder others | demais resto restante
sobrante remanente excedente | surplus leftover remaining excess | excedente remanescente sobra
unico unica unicamente solo solamente exclusivamente exclusivo | only solely just exclusively exclusive sole single unique | unico unica unicamente so somente apenas exclusivamente exclusivo
individual individualmente | individual individually single | individual individualmente
colectivo colectivamente grupal | collective collectively | coletivo coletivamente colectivo
comun compartido conjunto conjuntamente | common shared joint jointly | comum compartilhado partilhado conjunto conjuntamente
mutuo reciproco | mutual reciprocal | mutuo reciproco
! medio media mitad | half halves halved | meio meia metade
! tercio | third | terco
! tercero tercer tercera | third | terceiro terceira
! cuarto cuarta | fourth quarter | quarto quarta
! quinto quinta | fifth | quinto quinta
! sexto sexta | sixth | sexto sexta
! septimo septima | seventh | setimo setima
! octavo octava | eighth | oitavo oitava
! noveno novena | ninth | nono nona
! decimo decima | tenth | decimo decima
doble doblar duplicar duplo | double doubled | dobro duplo dobrar duplicar dupla
triple triplicar | triple treble threefold | triplo triplicar
simple sencillo | single simple | simples
duplicado | duplicate duplicated | duplicado
par | pair couple | par
docena | dozen | duzia
porcentaje ciento porcentual | percent percentage | porcentagem percentagem percentual cento
proporcion proporcional proporcionalmente prorrata prorrateo prorratear prorrateado | proportion proportional proportionally pro-rata prorated prorate proportionate ratio | proporcao proporcional proporcionalmente rateio pro-rata
porcion fraccion | part portion share fraction | parte porcao fracao
! parte | part share | parte
parcial parcialmente | partial partially partly part-time | parcial parcialmente
total totalmente totalidad integro integramente completamente integral | total whole entire entirely full fully totally completely | total totalmente totalidade integral integralmente completamente
completo pleno plenamente | full fully complete completely | completo pleno plenamente
incompleto | incomplete | incompleto
cantidad | quantity amount number | quantidade
numero | number | numero
suma monto cuantia total | sum amount total | soma montante quantia total
saldo | balance | saldo
equilibrio equilibrado | balance balanced | equilibrio equilibrado
promedio media | average mean | media
aproximado aproximadamente alrededor cerca unos casi | approximately about around roughly approximate nearly almost circa | aproximadamente aproximado cerca quase
exacto exactamente preciso precisamente justo | exact exactly precise precisely accurate | exato exatamente exacto preciso precisamente
diferencia | difference gap | diferenca
diferente distinto diverso | different distinct differing | diferente distinto diverso
similar semejante parecido analogo | similar alike analogous comparable | similar semelhante parecido analogo
identico identicamente | identical same | identico
igual igualmente identico | equal equally same likewise | igual igualmente mesmo
equivalente equivaler equivale | equivalent equivalence | equivalente equivaler equivale
desigual | unequal uneven | desigual
adicional adicionalmente extra suplementario anadido | additional additionally extra supplementary further added | adicional adicionalmente extra suplementar acrescido
ademas tambien asimismo | also too moreover besides furthermore additionally | alem tambem igualmente ademais
complementario complemento | complementary supplement supplementary | complementar complemento
principal principalmente primordial | main mainly principal primary chief primarily | principal principalmente primordial
secundario | secondary | secundario
basico fundamental elemental | basic fundamental elementary essential | basico fundamental elementar
esencial imprescindible indispensable | essential indispensable vital necessary | essencial imprescindivel indispensavel
importante importancia relevante relevancia | important importance relevant relevance significant | importante importancia relevante relevancia
prioridad prioritario prioritariamente preferencia preferente preferentemente | priority preference preferential precedence priorities | prioridade prioritario prioritariamente preferencia preferencial preferencialmente
primeramente inicialmente inicial | initially initial firstly | inicialmente inicial primeiramente
posterior posteriormente luego ulterior | later subsequent subsequently afterwards after then | posterior posteriormente depois ulterior
previamente anteriormente | previously before beforehand formerly earlier | previamente anteriormente
finalmente final | finally final lastly ultimately | finalmente final
penultimo | penultimate | penultimo
siguiente sucesivo subsiguiente | next following subsequent successive | seguinte sucessivo subsequente
orden secuencia | order sequence | ordem sequencia
ranking clasificacion puesto | ranking rank position classification | classificacao ranking posicao
posicion | position | posicao
! turno | turn | turno
rotativo rotatorio rotacion rotar alterno | rotating rotation rotational rotate alternate | rotativo rotacao alternado
! empate empatar | tie tied draw | empate empatar
grande gran amplio extenso | big large great wide extensive | grande amplo extenso
pequeno chico reducido | small little reduced | pequeno reduzido
enorme | huge enormous | enorme
largo larga prolongado | long lengthy prolonged extended | longo longa prolongado comprido
corto corta breve | short brief | curto curta breve
ancho anchura | wide width broad | largo largura
estrecho angosto | narrow tight | estreito apertado
grueso espeso grosor | thick thickness | grosso espesso espessura
delgado fino | thin slim fine | fino delgado
profundo profundidad hondo | deep depth | profundo profundidade fundo
altura | height | altura
longitud | length | comprimento
tamano talla dimension medida | size dimension measurement | tamanho dimensao medida
peso pesar pesa | weight weigh weighs | peso pesar pesa
pesado | heavy | pesado
ligero liviano | light lightweight | leve
volumen | volume | volume
superficie area | area surface | superficie area
! caliente calor calido caluroso | hot heat warm | quente calor
! frio fria | cold | frio fria
! mojado humedo | wet damp moist | molhado umido humido
lleno | full filled | cheio lotado
duro rigido | hard rigid stiff | duro rigido
blando suave flexible | soft | mole macio suave
estricto estrictamente riguroso rigurosamente | strict strictly rigorous | estrito estritamente rigoroso rigorosamente
fuerte fuerza intenso intensidad | strong force intense intensity strength | forte forca intenso intensidade
debil debilidad | weak weakness | fraco fraqueza debil
robusto solido | robust solid strong sturdy | robusto solido
claro | light clear | claro
claro claramente claridad | clear clearly clarity | claro claramente clareza
oscuro | dark | escuro
ruidoso ruido | noisy noise loud | barulhento ruido barulho
silencioso silencio callado | quiet silent silence | silencioso silencio
! izquierda izquierdo | left left-hand | esquerda esquerdo
! derecha | right right-hand | direita direito
arriba encima | above up upper upstairs | acima cima
abajo debajo bajo | below down under underneath beneath downstairs | abaixo embaixo debaixo
delante frontal delantero frente | front ahead forward | frente dianteiro frontal
detras trasero atras | behind rear back | atras traseiro
fuera afuera exterior | outside outdoors outdoor out | fora
dentro adentro interior | inside indoors indoor within | dentro interior
cerca cercano proximo cercania proximidad | near nearby close proximity nearest | perto proximo proximidade
lejos lejano alejado | far away distant | longe distante afastado
lado lateral junto | side next beside lateral alongside | lado lateral junto
enfrente | opposite facing | defronte frente
medio centro central | middle centre center central | meio centro central
extremo | end extreme | extremo
! extranjero ultramar | overseas foreign abroad | estrangeiro
! internacional | international | internacional
local localmente | local locally | local localmente
! regional | regional | regional
mundial global mundialmente | worldwide global globally | mundial global
! hogar casa domicilio | home house household residence domicile | casa domicilio lar residencia
lugar sitio ubicacion localizacion emplazamiento | place location site venue | local localizacao sitio
! lugar | place spot | lugar
zona area sector | area zone sector | zona area setor sector
! planta piso | floor storey story | andar piso
! publico | public | publico
! privado particular | private | privado particular
! interno internamente | internal internally in-house inhouse | interno internamente
! externo externamente | external externally outsourced third-party | externo externamente terceirizado
! bruto | gross | bruto iliquido
! neto liquido | net take-home | liquido neto
! fijo | fixed | fixo
! variable | variable | variavel
estable estabilidad | stable stability steady | estavel estabilidade
inestable | unstable unsteady | instavel
constante constantemente | constant constantly | constante constantemente
! positivo | positive | positivo
! negativo | negative | negativo
favorable | favourable favorable | favoravel
desfavorable adverso | unfavourable unfavorable adverse | desfavoravel adverso
directo directamente | direct directly straight | direto diretamente directo
indirecto indirectamente | indirect indirectly | indireto indiretamente
oficial oficialmente | official officially | oficial oficialmente
oficioso extraoficial | unofficial | oficioso extraoficial
personal personalmente propio | personal personally own | pessoal pessoalmente proprio
profesional laboral | professional occupational work-related | profissional laboral trabalhista
corporativo empresarial | corporate | corporativo empresarial
formal formalmente | formal formally | formal formalmente
informal informalmente | informal informally casual | informal informalmente
legal legalmente licito juridico | legal legally lawful statutory | legal legalmente licito juridico
ilegal ilegalmente ilicito | illegal illegally unlawful illicit | ilegal ilegalmente ilicito
general generalmente | general overall | geral geralmente
especifico especificamente concreto determinado | specific specifically particular given certain concrete | especifico especificamente concreto determinado
cierto determinado | certain given | certo determinado
detallado detalle detalladamente | detailed detail | detalhado detalhe detalhadamente
respectivo respectivamente correspondiente | respective respectively corresponding relevant appropriate | respectivo respectivamente correspondente
adecuado apropiado idoneo conveniente oportuno | appropriate suitable adequate proper fit | adequado apropriado idoneo conveniente oportuno
inadecuado inapropiado indebido improcedente | inappropriate unsuitable improper inadequate undue | inadequado inapropriado indevido improcedente
debidamente correctamente adecuadamente bien | properly duly correctly well | devidamente corretamente adequadamente bem
correcto correctamente acertado | correct correctly right | correto corretamente certo
incorrecto incorrectamente erroneo equivocado | incorrect incorrectly wrong wrongly erroneous mistaken | incorreto incorretamente errado erroneo equivocado
error equivocacion fallo | error mistake fault | erro engano falha
verdadero verdad veraz cierto | true truth truthful real | verdadeiro verdade veridico
falso falsedad falsamente | false fake falsely untrue counterfeit | falso falsidade
real realmente | real actual actually effectively | real realmente efetivo
original | original | original
autentico genuino | authentic genuine | autentico genuino
bueno buena buen bien | good well fine | bom boa bem
malo mala mal | bad badly poor poorly | mau ma mal ruim
calidad | quality | qualidade
excelente | excellent outstanding | excelente otimo
deficiente defectuoso defecto | deficient defective faulty defect flawed | deficiente defeituoso defeito
perfecto perfectamente impecable | perfect perfectly flawless impeccable | perfeito perfeitamente impecavel
aceptable admisible | acceptable admissible permissible | aceitavel admissivel
inaceptable inadmisible | unacceptable inadmissible | inaceitavel inadmissivel
seguridad | safety security | seguranca
! seguro segura | safe safely secure securely | seguro segura
protegido resguardado | protected safe secure | protegido resguardado
inseguro peligroso peligro peligrosidad | unsafe dangerous danger hazardous hazard insecure | inseguro perigoso perigo periculosidade
riesgo arriesgado | risk risky | risco arriscado
nocivo danino perjudicial dano perjuicio | harmful damaging harm noxious detrimental | nocivo danoso prejudicial dano prejuizo
toxico | toxic poisonous | toxico
inflamable | flammable inflammable | inflamavel
limpio limpieza limpiar | clean cleaning cleanliness | limpo limpeza limpar
sucio suciedad ensuciar | dirty dirt soiled | sujo sujeira sujidade
ordenado pulcro aseado arreglado | tidy neat orderly well-groomed | arrumado organizado asseado
higienico higiene | hygienic hygiene | higienico higiene
contaminado contaminacion | contaminated contamination | contaminado contaminacao
facil facilmente facilidad sencillo | easy easily ease simple simply | facil facilmente facilidade simples
dificil dificultad dificilmente | difficult hard difficulty difficulties | dificil dificuldade dificilmente
complicado complejo complejidad | complicated complex complexity | complicado complexo complexidade
comodo comodidad confortable | comfortable comfort convenient | confortavel conforto comodo comodidade
incomodo incomodidad | uncomfortable discomfort inconvenient | desconfortavel incomodo desconforto
caro cara costoso | expensive costly dear | caro cara custoso
barato economico | cheap inexpensive economical low-cost | barato economico
util utilidad | useful usefulness helpful | utilidade
! util | useful | util
inutil inservible | useless unusable | inutil imprestavel
eficaz eficacia efectividad | effective effectiveness efficacy | eficaz eficacia efetividade
eficiente eficiencia | efficient efficiency | eficiente eficiencia
fiable confiable fiabilidad | reliable trustworthy dependable reliability trusted | fiavel confiavel fiabilidade confiabilidade
justo equitativo justicia equidad | fair just equitable fairness equity | justo equitativo justica equidade
injusto injustamente | unfair unjust unfairly | injusto injustamente
justificado justificacion justificar | justified justification justify justifiable | justificado justificacao justificar justificativa
injustificado | unjustified unexcused unwarranted | injustificado
razonable razonablemente | reasonable reasonably | razoavel razoavelmente
abusivo abuso | abusive abuse misuse | abusivo abuso
honesto honestidad honrado integridad | honest honesty integrity | honesto honestidade integridade
amable cortes educado cortesia | kind polite courteous courtesy friendly | amavel cortes educado cortesia gentil
respetuoso respeto respetar | respectful respect | respeitoso respeito respeitar
discreto discrecion | discreet discretion | discreto discricao
visible visiblemente | visible visibly | visivel visivelmente
invisible oculto escondido | invisible hidden concealed | invisivel oculto escondido
secreto | secret | segredo secreto
confidencial confidencialidad reservado | confidential confidentiality | confidencial confidencialidade sigiloso sigilo
anonimo anonimato anonimamente | anonymous anonymity anonymously | anonimo anonimato anonimamente
sensible delicado | sensitive delicate | sensivel delicado
transparente transparencia | transparent transparency | transparente transparencia
nuevo novedad | new brand-new | novo novidade
nuevamente | again anew | novamente de-novo
moderno actualizado actualizar actualizacion | up-to-date updated update modern upgrade | moderno atualizado atualizar atualizacao
desactualizado obsoleto anticuado | outdated obsolete old out-of-date | desatualizado obsoleto antiquado
usado gastado desgastado desgaste | worn used wear worn-out second-hand | usado gasto desgastado desgaste
joven juventud | young youth | jovem juventude
mayor anciano | elderly older senior adult | idoso
! adulto | adult grown-up | adulto
! menor | minor underage under-age | menor
edad | age | idade
sano saludable salud | healthy health | saudavel sao saude
! lesionado herido lesion herida lesionarse | injured injury wounded wound injuries | lesionado ferido lesao ferimento machucado
! embarazada embarazo gestante gestacion | pregnant pregnancy expectant | gravida gestante gravidez gestacao
! discapacidad discapacitado minusvalia | disability disabled | deficiencia deficiente incapacidade
! incapacidad incapacitado | incapacity incapacitated unfit | incapacidade incapacitado
! apto aptitud | fit fitness suitable | apto aptidao
! inapto | unfit | inapto
! soltero | single unmarried | solteiro
! divorciado divorcio | divorced divorce | divorciado divorcio
! viudo | widowed widow widower | viuvo
cansado fatiga cansancio fatigado | tired fatigue fatigued tiredness weary | cansado fadiga cansaco fatigado
preparado | ready prepared | preparado pronto
! listo | ready | pronto
activo activado activar habilitado habilitar | active enabled enable activate activated activation | ativo ativado ativar habilitado habilitar activo
inactivo desactivado desactivar deshabilitado inactividad | inactive disabled deactivated disable deactivate idle inactivity | inativo desativado desativar desabilitado inatividade inactivo
encendido encender enciende | on | ligado ligar aceso
apagado apagar | off | desligado desligar
valido validez vigente vigencia | valid validity effective current | valido validade vigente vigencia
invalido nulo nulidad | invalid void null | invalido nulo nulidade
caducado vencido expirado caducar caduca vencer vence expirar caducidad vencimiento | expired expire expires expiry expiration lapse lapsed overdue | expirado vencido caducado expirar vencer vence caducar vencimento
pendiente | pending outstanding unresolved awaiting | pendente
resuelto resolver solucionado solucion solucionar resuelve | resolved solved solve resolve solution fix | resolvido resolver solucionado solucao solucionar resolve
bloqueado bloqueo | blocked locked lock lockout | bloqueado bloqueio
desbloqueado desbloquear desbloqueo | unlocked unlock unblocked unblock | desbloqueado desbloquear desbloqueio
cancelado cancelar cancelacion anulado anular anulacion | cancelled canceled cancel cancellation annul revoked | cancelado cancelar cancelamento anulado anular anulacao
suspendido suspension | suspended suspension | suspenso suspensao
aplazado aplazar aplazamiento pospuesto posponer postergar postergado | postponed postpone deferred defer postponement | adiado adiar adiamento postergado postergar
perdido extraviado extravio extraviar | lost missing misplaced mislaid | perdido extraviado extravio extraviar
encontrado hallado encontrar encuentra hallar | found find finds | encontrado achado encontrar achar
roto averiado averia estropeado roturas rotura romper danado | broken damaged faulty broke damage breakage out-of-order | quebrado avariado avaria estragado danificado quebrar
reparado reparar reparacion arreglar arreglo | repaired repair fix mend mended | reparado reparar reparo conserto consertar arranjar reparacao
intacto | intact undamaged unbroken | intacto
ocupado | busy occupied engaged taken | ocupado
libre disponible | free available vacant | livre disponivel
libre libranza franco | off day-off free | folga livre
ausencia ausente ausentarse inasistencia falta | absence absent absenteeism away | ausencia ausente ausentar falta faltar
! presencia | presence | presenca
carencia falta ausencia | lack absence shortage | falta carencia ausencia
escasez | shortage scarcity | escassez
existente existir existe existencia | existing exist exists existence | existente existir existe existencia
inexistente | nonexistent non-existent | inexistente
cerrado | closed shut locked | fechado encerrado
sellado precintado | sealed | selado lacrado
confirmado confirmar confirmacion | confirmed confirm confirmation | confirmado confirmar confirmacao
firmado firmar firma | signed sign signature | assinado assinar assinatura
verbal verbalmente oral oralmente | verbal verbally oral orally spoken | verbal verbalmente oral oralmente
electronico electronicamente | electronic electronically | eletronico eletronicamente electronico
impreso imprimir | printed print hardcopy | impresso imprimir
! telefonico telefonicamente | telephone phone telephonic | telefonico telefonicamente
postal | postal post | postal
! presencial presencialmente | in-person face-to-face onsite on-site physically | presencial presencialmente pessoalmente
virtual virtualmente online linea telematico telematicamente | online virtual virtually on-line | virtual virtualmente online on-line telematico linha
hibrido mixto | hybrid mixed blended | hibrido misto
fisico fisicamente | physical physically | fisico fisicamente
mental psicologico | mental psychological | mental psicologico
automatico automaticamente | automatic automatically automated | automatico automaticamente
manual manualmente mano | manual manually hand | manual manualmente mao
gratuitamente | free complimentary gratis free-of-charge | gratuitamente gratuito
voluntariamente libremente | voluntarily freely willingly | voluntariamente livremente
obligatoriamente forzosamente forzoso imperativo | mandatorily necessarily compulsorily must | obrigatoriamente forcosamente imperativo
obligacion deber deberes obligado debe deben debera | obligation duty must shall obliged bound duties | obrigacao dever obrigado deve devem devera
tener tiene tienen haber hay | must has have | ter tem precisa
responsabilidad | responsibility liability responsible liable accountable responsibilities | responsabilidade
derecho derechos | right rights entitlement entitled | direito direitos
elegible elegibilidad beneficiario | eligible eligibility qualify qualifies entitled | elegivel elegibilidade beneficiario
opcional optativo facultativo | optional elective voluntary | opcional optativo facultativo
opcion alternativa | option alternative choice | opcao alternativa
posible posibilidad posiblemente factible viable | possible possibility possibly feasible viable possibilities | possivel possibilidade possivelmente viavel factivel
poder puede pueden pueda podra podria podran | can may could might able | poder pode podem possa podera poderia podendo
imposible imposibilidad | impossible impossibility unable | impossivel impossibilidade
probable probablemente probabilidad | likely probable probably probability likelihood | provavel provavelmente probabilidade
improbable | unlikely improbable | improvavel
quizas quiza acaso | perhaps maybe possibly | talvez
oportunidad | opportunity chance opportunities | oportunidade chance
capaz capacidad habilidad | able capable ability capacity capability skill | capaz capacidade habilidade
incapaz | unable incapable | incapaz
conocimiento | knowledge awareness | conhecimento
experiencia experto | experience expertise expert experienced | experiencia perito especialista
innecesario | unnecessary needless | desnecessario
requisito exigencia | requirement prerequisite requisite | requisito exigencia
condicion requisito | condition requirement prerequisite proviso | condicao requisito
condicional condicionado sujeto supeditado | conditional subject conditioned contingent | condicional condicionado sujeito
caso supuesto eventualidad | case event instance | caso hipotese eventualidade
excepto salvo exceptuando | except excepting unless excluding | exceto salvo excetuando tirando excepto
excepcion exceptuar | exception exceptions | excecao excepcao
exento exencion eximir exonerado dispensado | exempt exemption exempted waived waiver excused | isento isencao isentar dispensado dispensa
aparte separado separadamente | apart separate separately aside | aparte separado separadamente
independiente independientemente independencia | independent independently regardless irrespective | independente independentemente independencia
dependiente depender depende | dependent depend depends | dependente depender depende
incluso incluido inclusive | even including included inclusive | inclusive mesmo incluido incluindo
sin | without lacking | sem
contra | against versus | contra
aunque pese pesar | although though despite notwithstanding | embora apesar
sino pero | but however rather | mas porem senao
embargo obstante | however nevertheless nonetheless | entanto todavia contudo
segun conforme | according per pursuant accordance | conforme
! segun | according | segundo
! acuerdo | accordance | acordo
mediante traves | through via means | mediante atraves
causa motivo razon | cause reason motive | causa motivo razao
porque debido pues | because due since owing | porque pois devido
causar provocar ocasionar originar | cause causing lead | causar provocar ocasionar originar
origen fuente procedencia | origin source | origem fonte procedencia
consecuencia resultado efecto | consequence result effect outcome | consequencia resultado efeito
repercusion impacto | impact repercussion effect | repercussao impacto
objetivo fin finalidad proposito meta | goal aim purpose objective target intent | objetivo fim finalidade proposito meta
intencion intencionado deliberado intencional adrede | intention intentional deliberate deliberately intentionally wilful willful | intencao intencional deliberado proposital
accidental involuntario accidentalmente | accidental accidentally unintentional inadvertent | acidental involuntario acidentalmente
negligencia negligente descuido imprudencia | negligence negligent carelessness careless reckless | negligencia negligente descuido imprudencia
imprevisto inesperado | unforeseen unexpected | imprevisto inesperado
previsto previsible esperado | foreseen expected planned foreseeable scheduled | previsto previsivel esperado
planificado programado plan planificar programar | planned scheduled plan planning | planejado planeado programado plano planejar planear
regla norma normativa reglamento | rule norm regulation standard rules | regra norma normativa regulamento
politica directriz | policy guideline policies guidance | politica diretriz
ley legislacion | law legislation statute | lei legislacao
principio | principle | principio
criterio | criterion criteria | criterio
medida | measure action | medida
paso etapa fase | step stage phase | passo etapa fase
procedimiento proceso tramite | procedure process formality | procedimento processo tramite
metodo forma manera modo modalidad | method way manner mode form | metodo forma maneira modo modalidade jeito
medio recurso | means resource | meio recurso
tipo categoria | type kind category sort categories | tipo categoria
! clase | class category | classe
modelo | model template | modelo
! nivel grado | level grade degree | nivel grau
escala | scale | escala
rango | range rank | faixa intervalo
senal signo indicio | signal sign indication | sinal indicio
indicador | indicator | indicador
advertencia aviso alerta | warning alert notice | advertencia aviso alerta
amonestacion apercibimiento | reprimand warning caution | advertencia repreensao
limitacion restriccion restringido restringir | limitation restriction restricted restrict constraint | limitacao restricao restrito restringir
ilimitado | unlimited limitless | ilimitado
umbral | threshold | limiar
anticipo adelanto | advance prepayment | adiantamento
interes | interest | juro juros
interes interesado | interest interested | interesse interessado
sancion penalizacion multa castigo penalidad | penalty sanction fine punishment penalties | sancao penalizacao multa punicao penalidade
recargo suplemento | surcharge supplement premium | sobretaxa acrescimo suplemento
bonificacion bono incentivo prima gratificacion | bonus incentive premium gratuity | bonus bonificacao incentivo gratificacao premio
beneficio ventaja prestacion | benefit perk advantage | beneficio vantagem regalia prestacao
desventaja inconveniente | disadvantage drawback downside | desvantagem inconveniente
subsidio subvencion subvencionado | subsidy subsidised subsidized grant | subsidio subvencao subsidiado
aumento incremento subida aumentar incrementar subir | increase rise raise increased raised | aumento incremento subida aumentar incrementar subir
cambio modificacion variacion alteracion modificar alterar | change modification alteration amendment modify modified alter amend | mudanca alteracao modificacao variacao alterar modificar
! acuerdo convenio pacto | agreement arrangement pact | acordo convenio pacto
acordado convenido pactado acordar | agreed agree | acordado combinado pactuado acordar
consentimiento conformidad | consent assent | consentimento concordancia
conflicto disputa | conflict dispute | conflito disputa
autorizacion | permission consent clearance | permissao consentimento
! permiso | permission permit | permissao
prohibicion vetado vedado | prohibition ban banned forbidden | proibicao vedado vetado
acceso acceder accede accesible | access accessible accessed | acesso acessar aceder acede acessivel
uso utilizacion empleo | use usage utilisation utilization | uso utilizacao emprego
disponibilidad | availability | disponibilidade
posesion propiedad poseer | possession ownership own possess property | posse propriedade possuir
cargo | charge expense | encargo
gasto desembolso | expense expenditure spending spent cost | despesa gasto desembolso
valor | value worth | valor
deuda adeudar debido | debt owed owe owing | divida devido dever
garantia garantizar | guarantee warranty ensure guaranteed | garantia garantir
compromiso comprometerse | commitment commit undertaking committed | compromisso comprometer
confianza confiar | trust confidence | confianca confiar
cuidado cuidadoso atencion precaucion | care careful caution attention carefully precaution | cuidado cuidadoso atencao cautela precaucao
prevencion prevenir preventivo | prevention prevent preventive preventative | prevencao prevenir preventivo
control comprobacion | control check | controle controlo verificacao
seguimiento | follow-up monitoring tracking | acompanhamento seguimento monitoramento
evaluacion valoracion evaluar valorar | evaluation assessment appraisal assess evaluate | avaliacao avaliar
exito exitoso | success successful successfully | sucesso exito bem-sucedido
fracaso | failure | fracasso insucesso
calificacion nota puntuacion puntaje | score mark grade rating | nota pontuacao classificacao
tema asunto cuestion materia | topic subject matter issue question | tema assunto questao materia
problema dificultad | problem issue trouble difficulty | problema dificuldade
duda pregunta consulta | doubt question query enquiry inquiry queries | duvida pergunta
! consulta | query enquiry inquiry | consulta
queja reclamacion reclamo quejarse | complaint claim grievance complain | queixa reclamacao
recomendacion consejo recomendado recomendar aconsejar | recommendation advice recommended recommend advise advisable tip | recomendacao conselho recomendado recomendar aconselhar
informacion dato datos | information data info details | informacao dado dados
instruccion indicacion | instruction direction indication | instrucao indicacao orientacao
comunicacion mensaje | communication message | comunicacao mensagem
ejemplo | example instance | exemplo
relacion vinculo relacionado | relationship relation link related bond | relacao vinculo relacionado
conjunto | set collection | conjunto
elemento articulo | item element article piece | item elemento artigo
pieza | piece part | peca
funcion rol | role function | funcao
! papel | role | papel
tarea labor cometido | task duty job assignment duties | tarefa labor encargo
actividad | activity activities | atividade actividade
situacion circunstancia | situation circumstance | situacao circunstancia
estado estatus | status state | estado status situacao
entorno ambiente | environment surroundings setting | ambiente entorno
cola fila | queue line | fila
prorroga ampliacion extension prorrogar ampliar extender | extension extend extended prolongation | prorrogacao ampliacao extensao prorrogar ampliar estender
sustitucion reemplazo sustituto sustituir reemplazar sustituye | replacement substitution substitute replace replaced | substituicao substituto substituir reposicao
repuesto reserva recambio | spare backup replacement | reserva sobressalente
respaldo | backup back-up | backup
acumulado acumulable acumular acumulacion | accumulated accrued accrue cumulative accumulate accrual | acumulado acumulavel acumular acumulacao
transferible transferir transmisible | transferable transfer transferred | transferivel transferir
intransferible | non-transferable nontransferable | intransferivel
renovable | renewable | renovavel
recuperable recuperar recuperacion | recoverable recover recovery | recuperavel recuperar recuperacao
reembolsable | refundable reimbursable | reembolsavel
desechable | disposable single-use | descartavel
reutilizable | reusable | reutilizavel
irreversible irrevocable | irreversible irrevocable final | irreversivel irrevogavel
compatible compatibilidad | compatible compatibility | compativel compatibilidade
incompatible incompatibilidad | incompatible incompatibility | incompativel incompatibilidade
autorizado habilitado | authorised authorized permitted entitled | autorizado habilitado
registrado | registered recorded logged | registrado registado
adjunto anexo adjuntar | attached attachment annex enclosed attach | anexo anexado anexar adjunto
identificado identificacion identidad | identified identification identity | identificado identificacao identidade
acreditado acreditar | certified accredited qualified | credenciado acreditado
! certificado | certified | certificado
cualificado calificado cualificacion titulado | qualified qualification skilled | qualificado qualificacao habilitado
vacante | vacant vacancy opening vacancies | vago
! vacante | vacancy | vaga
embarcado bordo | aboard onboard on-board board | bordo embarcado
! responsable encargado | responsible | responsavel encarregado
competente competencia | competent competence competency | competente competencia
designado designar nombrado nombrar | appointed designated designate appoint nominated | designado designar nomeado nomear
elegido seleccionado seleccionar | chosen selected select | escolhido selecionado selecionar
denegado rechazado denegar rechazar denegacion rechazo | denied rejected refuse deny reject refused rejection refusal declined | negado recusado rejeitado negar recusar rejeitar recusa
! nocturno | nighttime night-time | noturno nocturno
laboral trabajo trabajar | work job employment labour labor | laboral trabalho trabalhar trabalhista
sindical | union trade-union | sindical
social | social | social
sanitario clinico | health clinical | sanitario clinico
! medico clinico | medical clinical | medico clinico
tecnico | technical | tecnico
operativo operacional operativa | operational operating operative | operacional operativo
administrativo administracion | administrative administration | administrativo administracao
economico financiero monetario | economic financial monetary | economico financeiro monetario
fiscal tributario | fiscal taxable | tributario
! fiscal | tax fiscal | fiscal
disciplinario disciplina | disciplinary discipline misconduct | disciplinar disciplina
conducta comportamiento | conduct behaviour behavior | conduta comportamento
falta infraccion incumplimiento | breach offence offense infringement violation misconduct | infracao violacao incumprimento descumprimento falta
cumplimiento cumplir | compliance comply fulfil fulfill meet met complied | cumprimento cumprir
discriminacion discriminatorio | discrimination discriminatory | discriminacao discriminatorio
igualdad | equality | igualdade
conciliacion | work-life reconciliation balance | conciliacao
bienestar | wellbeing well-being welfare | bem-estar
corporal cuerpo | body bodily | corporal corpo
apariencia aspecto imagen | appearance look image grooming | aparencia aspeto aspecto imagem
actitud | attitude | atitude
voluntad | will willingness | vontade
preferido preferible preferir prefiere | preferred preferable prefer prefers | preferido preferivel preferir prefere
dispuesto | willing prepared | disposto
contento satisfecho satisfaccion | satisfied happy satisfaction | satisfeito contente satisfacao
maximo | most max top highest maximum | maximo max
minimo | least min lowest minimum | minimo min
menos minimo | least minimum | menos minimo
borde | edge rim | borda beira
estandar | standard default | padrao standard
predeterminado defecto | default preset | padrao predefinido
personalizado | customised customized personalised tailored | personalizado
respecto relativo | regarding concerning respect relating | respeito relativo referente
relativo comparado comparacion | compared comparison comparative | comparado comparacao
absoluto absolutamente | absolute absolutely | absoluto absolutamente
apenas | barely hardly scarcely | mal apenas
progresivo gradual gradualmente paulatino | gradual gradually progressive progressively | gradual gradualmente progressivo
repentino subito brusco | sudden suddenly abrupt | repentino subito brusco
juntos junto | together | juntos junto
solo sola | alone unaccompanied | sozinho desacompanhado
acompanado acompanante | accompanied escorted companion | acompanhado acompanhante
ya | already | ja
! frecuencia | frequency | frequencia
! superior | higher upper | superior
deberia deberian convendria | should ought | deveria deveriam convem
! efectivo | effective | efetivo
! avion | planes | avioes
! quincenal | semimonthly semi-monthly | quinzenal
contrario opuesto contrariamente | contrary opposite otherwise conversely | contrario oposto
! tiempo | time | tempo
deshabitado desocupado | vacant unoccupied empty | desocupado vago
unanime unanimidad | unanimous unanimity unanimously | unanime unanimidade
repartido reparto distribucion distribuir | distribution distributed split distribute | distribuicao repartido distribuir reparticao
vencido atrasado moroso | overdue outstanding late | vencido atrasado
personalmente | personally in-person | pessoalmente
remotamente | remotely remote | remotamente
semejanza | similarity likeness | semelhanca
impar | odd | impar
nulo cero | zero nil null | nulo zero
fraude fraudulento | fraud fraudulent | fraude fraudulento
ininterrumpidamente | uninterruptedly nonstop non-stop | ininterruptamente
retroactivo retroactivamente | retroactive retroactively backdated retrospective | retroativo retroativamente retroactivo
desaparecido desaparecer | missing disappeared | desaparecido sumido
espontaneo | spontaneous | espontaneo
sincero | sincere | sincero
lectivo academico educativo | academic educational | letivo academico educativo
medioambiental ecologico | environmental ecological | ambiental ecologico
perecedero | perishable | perecivel
fragil | fragile delicate breakable | fragil
impermeable | waterproof | impermeavel
reflectante | reflective high-visibility high-vis hi-vis | refletivo refletor reflector
resistente resistencia | resistant resistance durable | resistente resistencia
antideslizante | non-slip slip-resistant anti-slip nonslip | antiderrapante
`;
