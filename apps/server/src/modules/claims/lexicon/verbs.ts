/** More synonyms, in the format of `common.ts`: verbs. */
export const VERBS = `
recibir percibir cobrar obtener obtiene obtienen obtenga obtengan obtuvo recepcion | receive received receiving get got gets getting gotten obtain obtained earn | receber recebe recebem recebimento perceber obter obtem obtenha auferir
percibir cobrar ganar gana ganan gane ganen ganado ganada ganados ganadas ganando ganara ganaran ganaria ganaron devengar devengue devenguen remunerar remuneracion retribuir retribuye retribuyen retribuya retribuyan retribucion | earn paid receive received receiving remunerate remunerated remunerating remuneration compensation | ganhar receber auferir remunerar remuneracao
remunerado retribuido pagado | paid remunerated | remunerado pago
pagar pague paguen paga pagan pagado pagada pagados pagadas pagando pagara pagaran pagaria pagaron abonar abona abonan abone abonen abonado abonada abonados abonadas abonando abonara abonaran abonaria abonaron retribuir retribuye retribuyen retribuya retribuyan desembolsar desembolso liquidar ingresar | pay paid pays paying payment disburse disbursed disbursing settle settled settling | pagar pague paguem paga pagam pagado pagada pagados pagadas pagando pagara pagarao pagaria pagou liquidar desembolsar depositar
liquidar liquidacion saldar finiquitar finiquito | settle settled settling settlement | liquidar liquidacao quitar quitacao acertar acerto rescisao
ingresar ingreso depositar deposito transferir transferencia transfiere transfieren consignar girar | deposit credit credited transfer transferred transferring remit remitted remitting | depositar deposito transferir transfere transferencia creditar
transferir transferencia transfiere traspasar traspaso trasladar traspasable transferible ceder cesion | transfer transferred transferring transferable assign | transferir transfere transferencia repassar repasse ceder cessao transferivel
cargar cargue carguen cargo cobrar debitar | charge charged charging debit debited invoiced | cobrar cobranca debitar
descontar descuento descuenta descuentan deducir deduzca deduzcan dedujo deduccion retener retiene retienen retencion detraer restar | deduct deduction withhold withheld subtract dock docked | descontar desconto desconta deduzir deducao reter retem retencao abater subtrair
cotizar cotice coticen cotizacion aportar aportacion aporte contribuir contribuye contribuyen contribuya contribuyan contribucion | contribute contributed contributing contribution | contribuir contribui contribuem contribuam contribuicao aportar
compensar compensacion compensatorio resarcir indemnizar indemnice indemnicen indemnizacion | compensate compensated compensating compensation compensatory offset indemnify indemnified indemnifies indemnifying indemnity | compensar compensacao compensatorio indenizar indemnizar indenizacao indemnizacao ressarcir
recuperar recuperacion recobrar | recover recovery recovers regain retrieve retrieved retrieving retrieval recoup | recuperar recuperacao reaver
restaurar restauracion restablecer restablezca restablezcan restablecimiento reponer restituir restituye restituyen restituya restituyan | restore restored restoring restoration reset resetting | restaurar restauracao restabelecer repor redefinir
restablecer restablezca restablezcan reiniciar reseteo resetear redefinir | reset resets resetting | redefinir resetar reset repor reinicializar
reiniciar reinicio rearrancar rearranque rearranquen reboot | restart reboot rebooted relaunch | reiniciar reinicio reinicializar
encender encendido enciende encienden prender prende conectar activar | boot booted start | ligar ligue liguem liga ligam ligado ligada ligados ligadas ligando ligara ligarao ligaria ligou acender acende
apagar apague apaguen apagado desconectar desactivar | shutdown shut | desligar desligue desliguem desliga desligado apagar apague apaguem
desconectar desconexion desenchufar | disconnect disconnected unplug unplugged unplugging | desconectar desconexao desligar desligue desliguem
enchufar conectar | plug plugged plugging connect | conectar ligar ligue liguem plugar plugue pluguem
cargar cargue carguen recargar recargue recarguen carga recarga | charge charged charging recharge recharged recharging | carregar carregue carreguem recarregar recarregue recarreguem carga
activar activacion habilitar habilitacion | activate activated activating activation enable enabled enabling | ativar ativacao habilitar habilitacao activar
desactivar desactivacion inhabilitar deshabilitar | deactivate deactivated deactivating deactivation disable disabled disabling | desativar desativacao desabilitar inabilitar desactivar
actualizar actualice actualicen actualizacion modernizar modernice modernicen | update updated updating upgrade upgraded upgrading refresh | atualizar atualizacao actualizar
descargar descargue descarguen descarga bajar | download downloaded downloads | baixar descarregar descarregue descarreguem download transferir
cargar cargue carguen subir adjuntar | upload uploaded attach | carregar carregue carreguem enviar upload anexar
adjuntar adjunto anexar anexo acompanar | attach attached attachment append enclose enclosed enclosing | anexar anexo juntar
firmar firma suscribir rubricar rubrique rubriquen | sign signed signature signing | assinar assinatura firmar
rellenar cumplimentar completar llenar diligenciar | fill filled complete completed completing completion | preencher preenchimento completar
marcar marque marquen senalar tildar seleccionar | tick mark marked check select | marcar marque marquem assinalar selecionar
pulsar presionar oprimir apretar clic clicar clique cliquen cliquear | press pressed click clicked push tap tapped tapping hit | clicar clique cliquem pressionar premir apertar carregar carregue carreguem
seleccionar elegir elige eligen elija elijan elegido eleccion escoger escoja escojan optar opta optan opte opten optado optada optados optadas optando optara optaran optaria optaron opcion seleccion | choose chose chosen choosing choice select selection opt opted option pick | escolher escolha escolhe selecionar selecao optar opta optam opte optem optado optada optados optadas optando optara optarao optaria optou opcao eleger eleja elejam elege
preferir prefiere prefieren preferencia preferente preferentemente | prefer preferred preference preferably | preferir prefere preferem preferencia preferencialmente
evitar eludir prevenir previene previenen prevencion | avoid avoided avoidance prevent prevention | evitar prevenir previne prevencao
impedir impide impiden impida imposibilitar obstaculizar obstaculice obstaculicen | prevent impede impeded impeding stop stopped stopping hinder preclude precluded precluding | impedir impede impedem impossibilitar
faltar falta carecer carezca carezcan carencia | lack lacking missing miss | faltar falta carecer carece
faltar ausentar ausentarse ausencia ausente | absent absence miss missed | faltar falta ausentar ausentar-se ausencia ausente
quedar restar faltar restante | remain remaining left remains | restar restante faltar ficar fique fiquem
sobrar sobra sobrante exceso excedente | surplus excess remain leftover left | sobrar sobra excedente excesso
subir sube suben suba suban subio subido subida aumentar aumento incrementar incremento crecer crezca crezcan elevar incremental ampliar | increase increased increasing raise raised raising rise rose risen rising grow grew grown | aumentar aumento subir sobe sobem suba subida elevar incrementar acrescimo crescer
bajar bajan baje bajen bajado bajada bajados bajadas bajando bajara bajaran bajaria bajaron disminuir disminuye disminuyen disminuya disminuyan disminucion reducir reduzca reduzcan redujo reduccion rebajar rebaja decrecer decrezca decrezcan descender desciende | reduce reduced reducing reduction decrease decreased decreasing lower lowered drop dropped dropping decline declined declining cut cuts cutting | reduzir reducao diminuir diminui diminuem diminuam diminuicao baixar reduz rebaixar
ampliar ampliacion prorrogar prorrogue prorroguen prorroga extender extiende extienden extension prolongar prolongue prolonguen alargar alargue alarguen | extend extended extension prolong lengthen expand | prorrogar prorrogue prorroguem prorrogacao estender estende ampliar ampliacao prolongar prolongue prolonguem alargar alargue alarguem
acortar abreviar recortar recorte | shorten shortened cut curtail | encurtar abreviar cortar corte
duplicar duplique dupliquen doblar doble duplo | double doubled doubling | duplicar duplique dupliquem dobrar dobro
dividir division fraccionar fraccionamiento repartir fraccion trocear | split splitting divide divided dividing division fraction | dividir divisao fracionar fracionamento repartir parcelar
repartir reparto distribuir distribuye distribuyen distribuya distribuyan distribucion reparte | distribute distributed distributing distribution share shared sharing allocate allocated allocating | distribuir distribui distribuem distribuam distribuicao repartir partilhar dividir
compartir comparte compartido | share shared sharing | compartilhar partilhar compartilhado partilha
juntar unir une unen unido unidos agrupar acumular combinar combinacion | combine combined combining join joined merge merged merging groupped groupping | juntar unir agrupar combinar combinacao
acumular acumulacion acumulable acumulativo juntar | accumulate accumulated accumulating accumulation accrue accrued accruing accrual cumulative bank banked | acumular acumulacao acumulavel acumulativo
generar devengar devengue devenguen devengo generacion producir produzca produzcan produjo produce | accrue accrued accruing accrual generate generated generating generation earn produce produced producing | gerar gera geram gere gerem gerado gerada gerados geradas gerando gerara gerarao geraria gerou geracao adquirir produzir produz
disfrutar disfrute gozar goce tomar toma toman tome tomen tomado tomada tomados tomadas tomando tomara tomaran tomaria tomaron coger coja cojan | enjoy enjoyed take taken took takes taking use | gozar gozo usufruir usufrui usufruem usufruam desfrutar tirar tira tiram tire tirem tirado tirada tirados tiradas tirando tirara tirarao tiraria tirou tomar
tomar toma toman tome tomen tomado tomada tomados tomadas tomando tomara tomaran tomaria tomaron coger coja cojan coge cogen agarrar | take taken took takes taking | tomar tirar tira tiram tire tirem tirado tirada tirados tiradas tirando tirara tirarao tiraria tirou pegar pegue peguem pega pegam pegado pegada pegados pegadas pegando pegara pegarao pegaria pegou apanhar
fijar fija fijan fije fijen fijado fijada fijados fijadas fijando fijara fijaran fijaria fijaron establecer establezca establezcan determinar definir estipular | set sets setting fix fixed establish determine determined determining define defined defining stipulate stipulated stipulating | fixar fixo estabelecer determinar definir estipular
establecer establezca establezcan disponer dispone disponen dispuesto prever preve preven previsto estipular contemplar | establish state stated stating stipulate stipulated stipulating provide provided providing foresee foreseen | estabelecer dispor dispoe dispoem prever preve preveem previsto estipular contemplar
prever preve preven previsto prevision pronosticar pronostique pronostiquen | forecast expect expected foresee foreseen anticipate anticipated anticipating planned | prever preve preveem previsto previsao
planificar planifique planifiquen planificacion programar programacion planear | plan planned planning scheduled scheduling | planejar planejamento planear planeamento programar programacao agendar
proponer propone proponen proponga propuesto propuesta sugerir sugiere sugieren sugerencia plantear | propose proposed proposing proposal suggest suggested suggestion | propor propoe propoem proposto proposta sugerir sugere sugestao
rechazar rechace rechacen rechazo denegar denegue deneguen deniega deniegan denegado denegacion desestimar negar negue neguen niega niegan negativa rehusar | reject rejected rejection refuse refused refusing refusal deny denied denies denying denial decline declined declining | rejeitar rejeicao recusar recusa negar negue neguem nega indeferir indeferimento
conceder concesion otorgar otorgue otorguen otorgamiento dar | grant granted award awarded give given gave | conceder concessao outorgar outorgue outorguem dar atribuir atribui atribuem atribuam
dar da dan doy facilitar proporcionar suministrar proveer prestar brindar dotar conceder dio dado dada dados dando dara daran daria | give given gave gives giving provide provided providing supply supplied supplies supplying furnish issue issued issuing | dar da dao deu dado fornecer proporcionar prestar facultar
facilitar entregar entregue entreguen dar expedir emitir emision expedicion expide expiden | issue issued issuing issuance give given hand | emitir emissao expedir expedicao expede
entregar entregue entreguen entrega dejar depositar | hand handed deliver delivered delivery give surrender | entregar entregue entreguem entrega deixar
presentar presentacion aportar entregar entregue entreguen remitir someter | submit submitted submitting submission present file filed filing provide provided providing lodge lodged lodging | apresentar apresentacao submeter submissao remeter aportar
enviar envio envie mandar remitir remision | send sent sends sending submit submitted submitting forward | enviar envio envie mandar remeter remessa encaminhar
reenviar reenvio redirigir redirija redirijan | forward forwarded resend resent redirect | reencaminhar encaminhar reenviar redirecionar
retirar recoger recoja recojan recogida buscar busque busquen | collect collected collection pick pickup fetch retrieve retrieved retrieving | retirar retirada recolher recolha levantar buscar busque busquem
retirar quitar quita quitan quite quiten quitado quitada quitados quitadas quitando quitara quitaran quitaria quitaron sacar saque saquen saca sacan sacado sacada sacados sacadas sacando sacara sacaran sacaria sacaron extraer remover eliminar | remove removed removing withdraw withdrew withdrawn | retirar tirar tira tiram tire tirem tirado tirada tirados tiradas tirando tirara tirarao tiraria tirou remover remocao sacar saque saquem
devolver devuelto devuelve devuelvan devolucion restituir restituye restituyen restituya restituyan retornar reintegrar reintegro | return returned returns refund | devolver devolucao restituir restitui restituem restituam retornar reposicao
reintegrar reintegro reembolsar reembolsable devolver | reimburse reimbursed reimbursing reimbursement refund refunded refundable repay repaid | reembolsar reembolsavel ressarcir restituir restitui restituem restituam estornar estorno reembolso
prestar prestamo presta | lend lent lends loan | emprestar emprestimo empresta
perder pierde pierden pierda perdido perdida perderse extraviar extravio caducar caduque caduquen decaer | lose lost loses losing loss forfeit forfeited misplace misplaced misplacing lapse lapsed lapsing | perder perde perdem perdido perda extraviar extravio caducar caduque caduquem
quedar quedarse permanecer permanezca permanezcan permanencia seguir | stay stayed remain remained keep kept | ficar fique fiquem fica ficam ficado ficada ficados ficadas ficando ficara ficarao ficaria ficou permanecer permanencia manter manter-se
quedar quedarse conservar guardar retener mantener | keep kept keeps keeping retain retention | ficar fique fiquem conservar guardar reter manter
mantener mantiene mantienen mantenga mantengan mantuvo conservar preservar | maintain maintained keep kept retain preserve preserved preserving continue continued continuing | manter mantem mantenha mantido conservar preservar
seguir sigue siguen siga continuar continua continuacion proseguir | continue continued continuing continuation keep kept carry remain | continuar segue seguir sigam prosseguir
seguir sigue siguen siga sigan cumplir respetar observar acatar obedecer obedezca obedezcan atener atenerse | follow followed comply complied complies complying compliance obey respect observe observed observing adhere adhered adhering abide meet | seguir segue siga cumprir cumprimento respeitar observar obedecer acatar
cumplir cumplimiento satisfacer reunir reune reunen | meet meets met fulfil fulfilled fulfilling fulfill satisfy satisfied satisfies satisfying comply complied complies complying | cumprir cumprimento satisfazer preencher reunir atender
incumplir incumplimiento infringir infrinja infrinjan infraccion violar vulnerar contravenir saltar saltarse | breach breached violate violated violating violation infringe infringed infringing broken broke noncompliance | descumprir descumprimento incumprir incumprimento infringir infrinja infrinjam infracao violar
tardar demorar demora demorarse tardanza | take takes took taken | demorar demora levar tardar
retrasar retraso demorar demora tardanza atraso atrasar | delay delayed late lateness | atrasar atraso demorar demora atrasado
aplazar aplace aplacen aplazamiento posponer pospone pospuesto postergar postergue posterguen diferir difiere diferido retrasar | postpone postponed postponing postponement defer deferred deferring deferral delay delayed | adiar adiamento postergar postergue posterguem diferir protelar
adelantar adelanto anticipar anticipado anticipo | advance advanced advancing early earlier bring brought forward | adiantar adiantamento antecipar antecipado
vencer venza venzan vence vencimiento caducar caduque caduquen caducidad expirar expiracion prescribir | expire expired expiring expiry expiration lapse lapsed lapsing due | vencer vence vencimento caducar caduque caduquem expirar expiracao prescrever
valer valido vale validez vigente vigencia | valid validity effective force | valer valido validade vigente vigencia
invalidar invalido nulo | invalid invalidate invalidated invalidating void | invalidar invalido nulo
renovar renueva renuevan renovacion | renew renewed renewal | renovar renova renovacao
anular anulacion cancelar cancelacion rescindir | cancel cancelled canceled cancelling cancellation annul void revoke revoked revoking | anular anulacao cancelar cancelamento cancela
revocar revoque revoquen revocacion | revoke revoked revoking revocation withdraw withdrawn | revogar revogue revoguem revogacao
interrumpir interrupcion suspender suspension paralizar paralice paralicen detener | interrupt interrupted interruption suspend suspended suspension pause paused pausing halt stop stopped stopping | interromper interrupcao suspender suspensao parar
parar detener detiene detienen detenga cesar cese dejar | stop stopped stopping halt cease ceased ceasing | parar deter cessar parado parada pare parem
dejar deja dejan deje dejen dejado dejada dejados dejadas dejando dejara dejaran dejaria dejaron depositar poner | leave left leaves | deixar colocar coloque coloquem
dejar cesar | stop stopped stopping quit cease ceased ceasing | deixar cessar parar
dejar permitir | let lets allow | deixar permitir
reanudar reanudacion retomar | resume resumed resuming resumption | retomar retomada reiniciar
reincorporar reincorporarse reincorporacion reingresar reingreso volver vuelve vuelven vuelva vuelto regresar | return returned rejoin reinstate reinstated reinstating | retornar retorno voltar volta regressar regresso reintegrar
volver vuelve vuelven vuelva vuelvan vuelto regresar regreso retornar retorno | return returned returns again | voltar volta retornar retorno regressar regresso
avisar avisa avisan avise avisen avisado avisada avisados avisadas avisando avisara avisaran avisaria avisaron advertir advierte advierten advertencia alertar alerta | warn warned warning alert alerted notify notified notifies notifying | avisar avisa avisam avise avisem avisado avisada avisados avisadas avisando avisara avisarao avisaria avisou advertir adverte advertencia alertar alerta
avisar comunicar comunique comuniquen comunicacion informar notificar notifique notifiquen notificacion participar | notify notified notifies notifying notification inform informed tell told communicate communicated communicating communication advise advised advising let report | avisar comunicar comunique comuniquem comunicacao informar notificar notifique notifiquem notificacao participar
comunicar comunique comuniquen informar reportar notificar notifique notifiquen declarar | report reported reporting notify notified notifies notifying declare declared declaring | comunicar comunique comuniquem informar relatar reportar notificar notifique notifiquem
declarar declaracion manifestar | declare declared declaring declaration state stated stating | declarar declaracao manifestar
denunciar denuncia | report reported denounce denounced denouncing complaint | denunciar denuncia
quejar quejarse queja reclamar reclamacion reclamo | complain complaint claim claimed | reclamar reclamacao queixa queixar queixar-se
recurrir recurso apelar apelacion impugnar | appeal appealed challenge challenged challenging contest | recorrer recurso apelar apelacao impugnar
discrepar discrepancia disconforme desacuerdo | disagree disagreement discrepancy dispute disputed disputing | discordar discordancia discrepancia desacordo
tramitar tramite tramitacion gestionar gestion procesar procesamiento | process processed processing handle handled handling manage managed managing arrange arranged arranging management | tramitar tramite tramitacao gerir gere gestao processar processamento tratar gerenciar
encargar encargue encarguen encargarse ocupar ocuparse atender atiende responsabilizar responsabilice responsabilicen responsabilizarse | handle handled handling deal deals dealt responsible charge | encarregar encarregue encarreguem encarregar-se ocupar ocupar-se cuidar tratar responsabilizar responsabilizar-se
atender atiende atienden atencion asistir | attend serve served serving assist assisted help helped | atender atende atendimento assistir
ayudar ayuda apoyar apoyo auxiliar auxilio asistir socorrer soporte | help helped assist assistance support aid | ajudar ajuda apoiar apoio auxiliar auxilio assistir suporte
administrar administracion gestionar dirigir dirija dirijan dirige | administer administration manage managed managing run | administrar administracao gerir gerenciar dirigir dirija dirijam
organizar organice organicen organizacion | organise organised organising organize organized organizing organisation organization arrange arranged arranging | organizar organizacao
coordinar coordinacion | coordinate coordinated coordinating coordination | coordenar coordenacao
controlar control fiscalizar fiscalice fiscalicen supervisar supervision vigilar vigilancia monitorizar monitorice monitoricen monitorear | control controlled check supervise supervised supervising supervision oversee | controlar controle controlo fiscalizar supervisionar supervisao vigiar monitorar monitorizar
comprobar comprueba comprueban comprobacion verificar verifique verifiquen verificacion revisar revision chequear chequeo constatar cerciorar cerciorarse | check checked verify verified verifies verifying verification review reviewed confirm | verificar verifique verifiquem verificacao conferir confere comprovar checar cheque chequem revisar revisao
revisar revision repasar examinar inspeccionar inspeccion | review reviewed inspect inspection examine examined examining | rever revisar revisao examinar inspecionar inspecao analisar
analizar analice analicen analisis evaluar evaluacion valorar valoracion estudiar estudio | analyse analysed analysing analyze analyzed analyzing analysis evaluate evaluated evaluating evaluation assess assessed assessment | analisar analise avaliar avaliacao estudar
auditar auditoria | audit audited | auditar auditoria
asegurar asegurarse garantizar garantice garanticen garantia cerciorar cerciorarse | ensure ensured ensuring guarantee guaranteed guaranteeing assure assured assuring | assegurar garantir garantia certificar certifique certifiquem certificar-se
garantizar garantice garanticen garantia asegurar | guarantee guaranteed guaranteeing warrant secure secured securing | garantir garantia assegurar
confirmar confirmacion ratificar ratifique ratifiquen | confirm confirmed confirmation ratify ratified ratifies ratifying | confirmar confirmacao ratificar ratifique ratifiquem
validar validacion | validate validated validating validation approve approved approving | validar validacao
acreditar acreditacion justificar justifique justifiquen justificacion demostrar demuestra demostracion probar prueba | prove proved proving proven justify justified justifies justifying justification demonstrate demonstrated demonstrating evidence | comprovar comprovacao justificar justifique justifiquem justificativa justificacao demonstrar provar
justificar justifique justifiquen motivar razonar fundamentar | justify justified justifies justifying reason reasoned | justificar justifique justifiquem motivar fundamentar
probar prueba prueban ensayar | try tried tries trying | experimentar provar testar ensaiar
certificar certifique certifiquen acreditar | certify certified certifies certifying accredit accredited | certificar certifique certifiquem credenciar acreditar
homologar homologue homologuen homologacion | approve approved approving certify certified certifies certifying homologate homologated homologating | homologar homologue homologuem homologacao
coincidir coincidencia coincide solapar solaparse solape superponer superponerse | coincide coincided coinciding overlap overlapped overlapping fall falls fell clash | coincidir coincide coincidencia sobrepor sobrepoe
caer cae caen caiga caido | fall falls fell fallen | cair cai caem caia caiu
corresponder corresponde pertenecer pertenezca pertenezcan | correspond belong entitled due | corresponder corresponde caber cabe pertencer
derecho corresponder acreedor | entitled entitlement right eligible | direito corresponder jus
equivaler equivale equivalen equivalente equivalencia | equivalent equal equals amounts equate equated equating | equivaler equivale equivalente equivalencia
depender depende dependiendo | depend depends depending | depender depende dependendo
variar varia variacion oscilar diferir | vary varied varies varying variation differ differs range | variar varia variacao oscilar diferir
servir sirve sirven sirva valer vale | serve served serving useful valid used | servir serve servem valer
bastar basta bastan suficiente alcanzar alcance alcancen | enough suffice sufficed sufficing sufficient | bastar basta suficiente chegar chegue cheguem
alcanzar alcance alcancen llegar llegue lleguen lograr | reach reached attain achieve achieved achieving | alcancar alcance alcancem atingir atinja atinjam atinge chegar chegue cheguem
conseguir consigue consiguen consiga lograr logro obtener obtiene | achieve achieved achieving manage managed managing get got succeed obtain | conseguir consegue conseguem obter lograr
convenir conviene convenga conveniente recomendar recomendable recomienda recomiendan recomendacion aconsejar aconsejable | recommend recommended recommendation advise advised advising advice advisable should | convir convem conveniente recomendar recomendacao recomenda aconselhar aconselhavel
aconsejar consejo asesorar asesoramiento orientar orientacion | advise advised advising advice counsel guide guided guiding guidance | aconselhar conselho assessorar orientar orientacao aconselhamento
recordar recuerda recuerdan recuerde recordatorio | remember remind reminder reminded | lembrar lembre lembrete recordar
olvidar olvido olvidarse | forget forgot forgotten forgets forgetting | esquecer esquecimento esqueca
buscar busque busquen busca busqueda localizar localice localicen | search searched look find seek sought | buscar busque busquem procurar procura pesquisar busca
encontrar encuentra encuentran encontrarse hallar halla localizar localice localicen localizacion ubicar ubique ubiquen ubicarse ubicacion | find found finds locate located locating location | encontrar encontra achar localizar localizacao
situar situarse ubicar ubique ubiquen ubicado estar encontrar encontrarse hallar hallarse | located situated placed | situar situar-se localizado situado ficar fique fiquem fica ficam
mostrar muestra muestran ensenar exhibir exhibe presentar | show shows shown showed present | mostrar mostra exibir exibe apresentar
aparecer aparezca aparezcan aparece figurar figura salir constar consta mostrar mostrarse | appear appeared shown show | aparecer aparece constar consta figurar surgir surja surjam
desaparecer desaparezca desaparezcan | disappear disappeared vanish | desaparecer desaparece
ver ve ven veo vea vean visto vistos viendo veras vera veran mirar mira consultar visualizar visualice visualicen | see seen saw sees seeing view viewed look | ver ve veem veja vejam visto viu olhar visualizar consultar
consultar consulta revisar | consult consulted check refer referred referring view see | consultar verificar verifique verifiquem
preguntar pregunta consultar duda cuestion interrogar interrogue interroguen | ask asked question query enquire enquired enquiring inquire inquired inquiring enquiry inquiry | perguntar pergunta duvida questao questionar
saber sabe saben sepa sepan sabido supo conocer conozca conozcan conoce conocimiento enterar enterarse | know knows known knew knowing knowledge aware | saber sabe sabem saiba soube conhecer conhece conhecimento
averiguar enterar enterarse descubrir | find found learn discover | averiguar descobrir apurar saber
aprender aprendizaje formar formarse | learn learned learnt learning | aprender aprendizagem aprendizado
formar formacion capacitar capacitacion entrenar entrenamiento adiestrar adiestramiento instruir instruye instruyen instruya instruyan instruccion | train trained training | formar formacao capacitar capacitacao treinar treinamento treino instruir instrui instruem instruam
ensenar instruir instruye instruyen instruya instruyan impartir docencia | teach taught teaches teaching deliver instruct | ensinar ensino ministrar lecionar instruir instrui instruem instruam
explicar explique expliquen explicacion aclarar aclaracion detallar describir clarificar clarifique clarifiquen | explain explained explanation clarify clarified clarifies clarifying clarification describe described describing detail | explicar explique expliquem explicacao esclarecer esclarecimento detalhar descrever clarificar clarifique clarifiquem
indicar indique indiquen indica indicacion senalar especificar especifique especifiquen precisar expresar mencionar | indicate indicated indicating indication state stated stating specify specified specifies specifying mention mentioned | indicar indique indiquem indicacao apontar especificar especifique especifiquem assinalar mencionar
decir dice dicen diga digan dicho digo afirmar | say says said saying tell told tells state stated stating | dizer diz dizem diga disse dito afirmar
hablar habla hablan conversar conversacion dialogar dialogue dialoguen | speak spoke spoken talk talked conversation | falar fala falam conversar conversa
contactar contacto dirigir dirija dirijan dirigirse comunicar comunique comuniquen comunicarse acudir | contact contacted reach address | contatar contactar contato contacto dirigir dirija dirijam dirigir-se
acudir acude presentar presentarse personar personarse asistir comparecer comparezca comparezcan | attend attended report present | comparecer comparece apresentar apresentar-se acudir
asistir asiste participar participacion concurrir | attend attended attending participate participated participating participation | participar participacao comparecer assistir frequentar
convocar convoque convoquen convocatoria citar llamar | summon summoned call called convene convened convening invite invited inviting | convocar convoque convoquem convocacao convocatoria chamar
invitar invita invitacion | invite invited inviting invitation | convidar convida convite
reunir reunirse reunion | meet meets met meeting | reunir reuniao reunir-se
contestar contestacion responder responde | answer answered reply replied replies replying respond response | responder responde contestar resposta
decidir decision determinar resolver resuelve resuelto | decide decided deciding decision determine determined determining | decidir decisao determinar resolver
resolver resuelve resuelven resuelto resolucion solucionar solucion arreglar | resolve resolved resolving resolution solve solved solving solution fix fixed settle settled settling | resolver resolve resolucao solucionar solucao
reparar reparacion arreglar arreglo componer subsanar | repair repaired fix fixed mend | reparar reparacao reparo consertar conserto arranjar
corregir corrige corrigen corrija correccion rectificar rectifique rectifiquen rectificacion subsanar enmendar | correct corrected correction rectify rectified rectifies rectifying amend amended | corrigir corrija corrijam corrige correcao retificar retifique retifiquem retificacao
modificar modifique modifiquen modificacion cambiar alterar alteracion variar | modify modified modifies modifying modification change changed changing alter altered amend amended | modificar modifique modifiquem modificacao alterar alteracao mudar mudanca
cambiar cambia cambie sustituir sustituye sustituyen sustituya sustituyan sustitucion reemplazar reemplace reemplacen reemplazo reponer reposicion | replace replaced replacing replacement change changed changing exchange exchanged exchanging substitute substituted substituting swap swapped swapping | trocar troque troquem troca substituir substitui substituem substituam substituicao mudar repor reposicao
sustituir sustituye sustituyen sustituya sustituyan sustitucion suplir reemplazar reemplace reemplacen suplencia relevar relevo | replace replaced replacing substitute substituted substituting substitution cover relieve relieved relieving relief | substituir substitui substituem substituam substituicao suprir render rendicao
permutar permuta intercambiar intercambio cambiar | swap swapped swapping exchange exchanged exchanging trade traded trading | permutar permuta trocar troque troquem troca intercambiar
convertir convierte convierten conversion transformar cambiar | convert converted conversion transform | converter converte conversao transformar
adaptar adaptacion ajustar ajuste acomodar | adapt adapted adaptation adjust adjusted adjustment fit | adaptar adaptacao ajustar ajuste adequar
configurar configuracion ajustar ajustes | configure configured configuring configuration settings setup set | configurar configuracao configuracoes ajustar
crear crea crean cree creen creado creada creados creadas creando creara crearan crearia crearon creacion generar | create created creating creation generate generated generating made | criar cria criam crie criem criado criada criados criadas criando criara criarao criaria criou criacao gerar
hacer hace hacen haga hagan hecho hizo haciendo hara haran haria realizar realice realicen realizacion efectuar llevar | do does did done make makes made making perform performed carry carried conduct | fazer faz fazem faca facam feito fez fazendo fara farao realizar realizacao efetuar efectuar
ejecutar ejecucion realizar realice realicen desempenar | execute executed executing execution perform performed run carry carried | executar execucao realizar desempenhar
trabajar trabajo trabaja laborar | work worked labour labor job | trabalhar trabalho trabalha laborar
desempenar desempeno rendimiento rendir | perform performance | desempenhar desempenho rendimento
funcionar funcionamiento operar operacion marchar andar | work worked operate operated operating operation function run runs running ran | funcionar funcionamento operar operacao
averiar averiarse averia estropear estropearse romper roto rota romperse descomponer dano danar danado | broken broke damage damaged damaging breakdown malfunction fault faulty | avariar avaria estragar estrague estraguem quebrar quebra danificar danifique danifiquem dano danificado
danar dano deteriorar deterioro desperfecto perjudicar perjudique perjudiquen | damage damaged damaging harm deteriorate deteriorated deteriorating deterioration | danificar danifique danifiquem dano deteriorar deterioracao prejudicar prejudique prejudiquem
fallar fallo error fracasar | fail failed failure fault error mistake | falhar falha erro
equivocar equivoque equivoquen equivocarse equivocacion error errar | mistake mistaken error wrong | enganar enganar-se engano erro errar
poder puede puedes pueden pueda puedan podra podran podria podrian puedo podemos posible posibilidad | can may could able might possible possibility | poder pode podem possa possam podera poderao poderia posso podemos possivel possibilidade
deber debe deben deba deban debera deberan deberia obligacion obligado | must should shall obliged obligation ought required | dever deve devem deva devam devera deverao deveria obrigacao obrigado
obligatorio obligatoriamente obligacion obligado deber debe deben imprescindible indispensable | must obligation obliged essential indispensable | obrigatoriamente obrigacao obrigado dever deve devem indispensavel imprescindivel obrigatorio
necesitar precisar precisa requerir requiere requieren requiera requisito necesidad exigencia | need needs requirement necessity requiring | precisar precisa necessitar necessita requerer requer requisito necessidade exigencia
querer quiere quieren quiera quieran desear desea deseo | want wanted wish wished desire desired desiring | querer quer querem queira desejar deseja desejo
gustar gusta gustaria | liked enjoy | gostar gosta
tener tiene tienen tenga tengan tuvo tenido tendra tendran teniendo poseer disponer dispone contar disponga | have has had having possess own hold held | ter tem tenha tenham teve tido tera terao tendo possuir possui possuem possuam dispor dispoe
haber hay haya hubo habra existir existe existencia | exist exists existed | haver ha haja houve existir existe existencia
contar conteo computar computo contabilizar contabilice contabilicen contabilizacion | count counted counting tally compute computed computing reckon | contar contagem computar computo contabilizar
calcular calculo computar | calculate calculated calculating calculation compute computed computing | calcular calculo computar apurar
sumar suma suman sume sumen sumado sumada sumados sumadas sumando sumara sumaran sumaria sumaron anadir agregar agregue agreguen adicionar | add added adds sum summed summing addition total | somar soma somam some somem somado somada somados somadas somando somara somarao somaria somou adicionar acrescentar acrescer
anadir anade agregar agregue agreguen incorporar adicionar | add added adding addition append | adicionar acrescentar incluir inclui incluem incluam agregar agregue agreguem juntar
restar resta sustraer | subtract subtracted deduct minus | subtrair diminuir diminui diminuem diminuam descontar
multiplicar multiplique multipliquen multiplica | multiply multiplied multiplies multiplying multiplication | multiplicar multiplique multipliquem multiplica
medir mide miden mida medicion medida | measure measured measuring measurement | medir mede medicao medida
pesar pesa pesaje | weigh weighs weighed weighing weight | pesar pesa pesagem
incluir incluye incluyen incluya incluyan incluido inclusion comprender comprende abarcar abarque abarquen | include included including inclusion comprise comprised comprising | incluir inclui incluem incluam incluido inclusao compreender abranger abranja abranjam abrange
cubrir cubierto cubre cobertura amparar | cover covered coverage | cobrir cobre coberto cobertura
excluir excluye excluyen excluya excluyan exclusion excluido exceptuar excepcion excepto descartar | exclude excluded excluding exclusion except exception leave | excluir exclui excluem excluam excluido exclusao excetuar excecao exceto descartar
eximir exencion exento dispensar exonerar librar | exempt exempted exemption waive waived waiving waiver excuse excused excusing | isentar isencao isento dispensar dispensa eximir
abarcar abarque abarquen durar dura duran dure duren durado durada durados duradas durando durara duraran duraria duraron duracion extender extenderse prolongar prolongue prolonguen prolongarse | duration span spanned spanning | durar dura duram dure durem durado durada durados duradas durando durara durarao duraria durou duracao estender estender-se prolongar prolongue prolonguem prolongar-se
transcurrir pasar pasa pasan pase pasen pasado pasada pasados pasadas pasando pasara pasaran pasaria pasaron transcurso | elapse elapsed elapsing pass passed | decorrer transcorrer passar decurso
esperar espera aguardar | wait waited waiting await | esperar espera aguardar
esperar esperarse prever | expect expected expectation hope hoped hoping | esperar prever expectativa
ir va van vaya vayan iba ido yendo acudir desplazar desplace desplacen desplazarse dirigir dirija dirijan dirigirse | go goes going went gone head | ir vai vao va ido indo deslocar desloque desloquem deslocar-se dirigir dirija dirijam dirigir-se
venir viene vienen venga vengan vino venido vendra acudir | come comes came coming | vir vem venha venham veio vindo
salir sale salen salga salgan salido marchar marcharse abandonar | leave left exit depart departed | sair sai saem saia saiu abandonar
marchar marcharse dejar dimitir dimision renunciar renuncia | resign resigned resignation quit leave left | demissao sair renunciar desligamento
renunciar renuncia desistir desistimiento | waive waived waiving waiver renounce renounced renouncing relinquish withdraw withdrawn forgo | renunciar renuncia desistir desistencia abdicar abdique abdiquem
despedir despide despiden despido | dismiss dismissed dismissal fire fired firing layoff terminate terminated terminating | despedir despedimento demitir demissao dispensar
contratar contratacion emplear empleo fichar | hire hired hiring recruit recruitment employ employed employment engage engaged engaging | contratar contratacao empregar empregue empreguem emprego admitir admissao
incorporar incorporarse incorporacion ingresar ingreso entrar unir unirse | join joined joining start onboarding | ingressar ingresso integrar entrar incorporar admissao
jubilar jubilarse jubilacion retirar retirarse | retire retired retiring retirement | aposentar aposentadoria aposentar-se reformar reformar-se reforma
ascender asciende ascenso promover promueve promocion promocionar | promote promoted promoting promotion advance advanced advancing | promover promove promocao ascender ascensao
trasladar traslado trasladarse reubicar reubique reubiquen reubicacion | transfer transferred transferring relocate relocated relocating relocation move moved moving | transferir transferencia relocar reloque reloquem realocar realoque realoquem
desplazar desplace desplacen desplazarse desplazamiento trasladar trasladarse viajar transportar | travel travelled traveled travelling commute commuted commuting journey move moved moving | deslocar desloque desloquem deslocar-se deslocamento deslocacao viajar
transportar transporte llevar acarrear portar | transport transported transportation carry carried | transportar transporte levar carregar carregue carreguem
llevar lleva lleve portar vestir viste visten lucir | wear wears wore worn wearing | usar vestir veste trajar
llevar traer trae traen traiga traigan traido trajo | bring brings brought take taken took carry carried | levar leva trazer traz tragam traga trouxe
mover mueve mueven mueva movimiento desplazar desplace desplacen | move moved moving movement | mover move movimento deslocar desloque desloquem movimentar
poner pone ponen ponga pongan puesto puso colocar coloque coloquen situar ponerse | put puts putting place placed placing | poe poem ponha posto colocar coloque coloquem coloca botar
guardar guarde almacenar almacenamiento conservar archivar archivo | store stored storing storage save saved saving keep kept file filed filing | guardar armazenar armazenamento salvar conservar arquivar
custodiar custodia guardar | custody safeguard safekeeping keep kept | custodiar custodia guardar guarda
copiar copia respaldar respaldo | copy copied copies copying backup | copiar copia respaldar backup
imprimir imprime impreso impresion | print printed printing printout | imprimir imprime impresso impressao
escanear escaneo digitalizar digitalice digitalicen | scan scanned scanning digitise digitised digitising digitize digitized digitizing | digitalizar escanear digitalizacao
escribir escribe escrito redactar teclear introducir introduzca introduzcan introdujo | write writes wrote written writing type typed typing | escrever escreve escrito redigir redija redijam digitar
introducir introduzca introduzcan introdujo introduce ingresar ingrese teclear digitar meter | enter entered input insert type typed typing | introduzir inserir insere digitar
registrar registro anotar consignar asentar apuntar inscribir | register registered record recorded log logged logging note | registrar registo registro registar anotar lancar lance lancem apontar
fichar fichaje marcar marque marquen registrar | clock clocked punch | marcar marque marquem ponto bater picar pique piquem registrar
! inscribir inscribirse inscrito apuntar apuntarse matricular matricula matricularse | enrol enrolled enrolling enroll register registered sign signup | inscrever inscrever-se inscrito matricular matricula
leer lee leen lea lean leido lectura | read reads reading | ler le leem leia lido leitura
publicar publique publiquen publicacion publica difundir difusion divulgar divulgue divulguen | publish published publication post posted release released releasing | publicar publique publiquem publicacao divulgar divulgue divulguem divulgacao difundir
anunciar anuncio | announce announced announcing announcement | anunciar anuncio
acceder acceso accede entrar ingresar | access accessed enter log login | acessar aceder acesso acede entrar
identificar identifique identifiquen identificarse identificacion autenticar autentique autentiquen autenticacion | identify identified identifies identifying identification authenticate authenticated authenticating authentication login | identificar identifique identifiquem identificacao autenticar autentique autentiquem autenticacao
desbloquear desbloqueo | unlock unlocked unblock | desbloquear desbloqueio
bloquear bloqueo bloqueado | lock locked lockout block blocked | bloquear bloqueio trancar tranque tranquem
solicitar solicita pedir pide piden pida pidan pidio requerir reclamar interesar | request requested ask asked apply applied applies applying claim | solicitar solicita pedir pede pedem peca pecam pediu requerer requer requerimento
exigir exija exijan exigencia reclamar demandar | demand demanded require required requiring claim | exigir exija exijam exigencia reclamar
aprobar aprueba aprueban apruebe autorizar autorice autoricen validar | approve approved approving authorise authorised authorising authorize authorized authorizing sanction | aprovar aprova autorizar autoriza deferir deferimento
aprobar aprueba superar pasar | pass passed passes passing | passar aprovado aprovar
aceptar aceptacion acepte consentir consiente consentimiento | accept acceptance consent consented agree agreed agreeing | aceitar aceitacao consentir consentimento
acordar acuerda acuerdan pactar pacto convenir negociar concertar | agree agreed agrees arrange arranged arranging negotiate negotiated negotiating | acordar combinar pactuar negociar
permitir dejar consentir autorizar autorice autoricen facultar tolerar | permitted let lets permission tolerate tolerated tolerating allowed enable enabled enabling | permitir deixar autorizar tolerar permissao
prohibir prohibe prohiben prohibicion vedar impedir | ban banned banning forbids forbade prohibition disallow | proibir proibe proibem proibicao vedar vedado interdito
restringir restrinja restrinjan restriccion limitar limitacion | restrict restricted restriction limit limited limitation | restringir restrinja restrinjam restricao limitar limitacao
superar sobrepasar exceder rebasar pasar pasa pasan pase pasen pasado pasada pasados pasadas pasando pasara pasaran pasaria pasaron exceso | exceed exceeded exceeds surpass over excess beyond | exceder ultrapassar superar passar excesso
empezar empece empecen empiece empiecen comience iniciar inicia comienzo arrancar arranque arranquen principio | start started begin began begun beginning commence commenced commencing launch | comecar comece comecem comeco iniciar inicia arrancar arranque arranquem principio
acabar terminar termina finalizar finalice finalicen concluir concluye concluyen concluya concluyan conclusion fin culminar | finish finished end ended conclude concluded concluding conclusion complete completed completing | acabar terminar finalizar concluir conclui concluem concluam conclusao fim encerrar
abrir abren abran abra abierta abriendo apertura | open opened opening | abrir abra abertura
cerrar cierran cierren clausurar clausura | close closed closing shut closure | fechar encerrar encerra
ofrecer ofrezca ofrezcan oferta brindar | offer offered offers | oferecer oferece oferta
comprar compra adquirir adquiere adquieren adquisicion | buy buys bought buying purchase purchased purchasing acquire acquired acquiring | comprar compra adquirir adquire aquisicao
vender vende venta | sell sells sold selling sale | vender vende venda
alquilar alquiler arrendar arriendo rentar | rent rented hire hired hiring rental lease leased leasing | alugar alugue aluguem aluguel aluguer arrendar locacao
gastar gasto consumir consumo desembolso | spend spent spends spending expense expenditure | gastar gasto despesa consumir consumo
ahorrar ahorro economizar economice economicen | save saved saving savings | poupar poupanca economizar economia
sufragar sufrague sufraguen costear financiar correr asumir subvencionar subvencion | fund funded finance financed financing bear bears borne subsidise subsidised subsidising subsidize subsidized subsidizing subsidy cover | custear financiar arcar arque arquem suportar subsidiar subsidio bancar banque banquem
asumir asume correr soportar | assume assumed assuming bear bears bore borne | assumir assume arcar arque arquem suportar
usar usa usan use usen usado usada usados usadas usando usara usaran usaria usaron uso emplear utilizar utilice utilicen utilizacion empleo | use used using uses usage utilise utilised utilising utilize utilized utilizing employ | usar usa usam use usem usado usada usados usadas usando usara usarao usaria usou uso utilizar utilizacao empregar empregue empreguem
reutilizar reutilice reutilicen reutilizacion reusar | reuse reused reusing | reutilizar reusar
aprovechar aprovechamiento | use benefit advantage | aproveitar aproveitamento
beneficiar beneficiarse beneficio | benefit benefited | beneficiar beneficiar-se beneficio
malgastar desperdiciar desperdicio | waste wasted wasting | desperdicar desperdice desperdicem desperdicio
caber cabe caben quepa quepan encajar | fit fits fitted fitting | caber cabe cabem caiba encaixar
llenar llena llenarse | fill filled | encher lotar
vaciar vacie vaciado | empty emptied | esvaziar
limpiar limpia limpieza limpio asear | clean cleaned cleaning | limpar limpa limpeza limpo
lavar lava lavan lave laven lavado lavada lavados lavadas lavando lavara lavaran lavaria lavaron | wash washed washing launder laundered laundry | lavar lava lavam lave lavem lavado lavada lavados lavadas lavando lavara lavarao lavaria lavou lavagem
tirar tira tiran tire tiren tirado tirada tirados tiradas tirando tirara tiraran tiraria tiraron desechar botar arrojar deshacer deshazca deshazcan deshacerse | throw thrown threw dispose disposed disposing disposal discard discarded bin | descartar deitar jogar jogue joguem descarte
borrar borrado eliminar eliminacion suprimir supresion quitar | delete deleted deleting deletion remove removed removing erase erased erasing wipe wiped wiping | apagar apague apaguem eliminar eliminacao remover suprimir excluir exclui excluem excluam deletar
destruir destruye destruyen destruya destruyan destruccion | destroy destroyed destruction shred shredded shredding | destruir destroi destruicao
reciclar reciclaje | recycle recycled recycling | reciclar reciclagem
romper rompe rompen roto rotos rotura | broke broken breakage tear torn | quebrar romper rasgar rasgue rasguem
comer come comen coma coman comido comidos comiendo comera comeran ingerir | eat eats ate eaten eating | comer come comem ingerir
beber bebe beben beba beban bebido bebida bebidos bebidas bebiendo bebera beberan tomar ingerir | drink drinks drank drunk drinking | beber bebe bebem tomar ingerir
fumar fuma fuman fume fumen fumado fumada fumados fumadas fumando fumara fumaran fumaria fumaron tabaco vapear | smoke smoked smoking vape vaped vaping | fumar fuma fumam fume fumem fumado fumada fumados fumadas fumando fumara fumarao fumaria fumou
cocinar cocina guisar | cook cooked cooking | cozinhar cozinha
calentar calienta calientan | heat heated warm reheat | aquecer aquece esquentar
enfriar enfria refrigerar | cool cooled chill refrigerate refrigerated refrigerating | esfriar arrefecer resfriar refrigerar
! dormir duerme duermen duerma dormido | sleep sleeps slept asleep | dormir dorme dormem
alojar alojarse alojamiento hospedar hospedarse hospedaje | lodge lodged lodging accommodation accommodate accommodated accommodating stay | alojar alojamento hospedar hospedagem hospedar-se
! descanso descansar reposo reposar | rest rested resting | descanso descansar repousar repouso
vivir vive viven residir residencia domicilio habitar | live lived living reside resided residing residence | viver morar mora residir residencia
nacer nazca nazcan nace nacen nacido | born | nascer nasce nascido
! fallecer fallezca fallezcan fallece morir muere muerto | die died dies dying deceased | falecer falece morrer morre morto
! enfermar enferma enfermarse | ill sick | adoecer adoece
lesionar lesionarse lesion herir herido herida accidentar accidentarse | injure injured injuring injury hurt wound | lesionar lesao ferir ferido ferida machucar machuque machuquem magoar
curar cura sanar recuperar recuperarse | heal healed cure cured curing recover | curar cura sarar recuperar recuperar-se
vacunar vacuna vacunacion vacunarse | vaccinate vaccinated vaccinating vaccine vaccination jab | vacinar vacina vacinacao
caer caerse caida | fall fell fallen | cair queda
ocurrir suceder pasar acontecer acontezca acontezcan producir produzca produzcan produjo producirse acaecer acaezca acaezcan | happen happened occur occurred occurring | ocorrer acontecer suceder ocorrencia
causar causa provocar provoque provoquen originar motivar | cause caused causing trigger lead led result | causar causa provocar provoque provoquem ocasionar originar motivar
afectar afecta impactar | affect affected impact influence influenced influencing | afetar afectar impactar
implicar implique impliquen implica suponer supone supongan conllevar conlleva acarrear significar signifique signifiquen | imply implied implies implying mean means meant involve involved involving entail result | implicar implique impliquem implica supor significar signifique signifiquem acarretar
influir influye influyen influya influyan repercutir | influence influenced influencing affect | influir influi influem influam influenciar
resultar resultado | result resulted outcome | resultar resultado
empeorar empeora | worsen worse deteriorate deteriorated deteriorating | piorar piora agravar
mejorar mejora perfeccionar | improve improved improving improvement better enhance enhanced enhancing | melhorar melhora melhoria aperfeicoar
fomentar promover impulsar | encourage encouraged encouraging foster promote promoted promoting | fomentar promover incentivar
premiar premio recompensar recompensa incentivar incentivo gratificar gratifique gratifiquen gratificacion | reward rewarded award prize incentive bonus | premiar premio recompensar recompensa incentivar gratificar gratifique gratifiquem
sancionar sancion castigar castigue castiguen castigo penalizar penalice penalicen penalizacion multar multa | sanction sanctioned penalise penalised penalising penalize penalized penalizing penalty punish fine fined fining discipline disciplined disciplining disciplinary | punir punicao sancionar sancao penalizar penalidade multar multa castigar castigue castiguem
amonestar amonestacion apercibir apercibimiento | reprimand warning admonish | advertir advertencia repreender admoestar
acosar acoso hostigar hostigue hostiguen hostigamiento | harass harassed harassment bully bullied bullies bullying | assediar assedio
discriminar discriminacion | discriminate discriminated discriminating discrimination | discriminar discriminacao
respetar respeto | respect respected observe observed observing honour honor | respeitar respeito
tratar trata trato | treat treated treatment | tratar trata tratamento
tratar tratarse versar consistir consiste | consist consists concern | tratar tratar-se consistir consiste
consistir componer componerse compone constar formado | consist consists comprise comprised comprising | consistir compor compor-se composto constar
referir referirse refiere refieren referencia aludir | refer referred referring reference | referir referir-se refere referencia aludir
considerar considera considerarse entender entiende entienden | consider considered deem deemed regard regarded treat treated | considerar considerar-se entender
entender entiende entienden comprender comprension | understand understood understanding comprehend | entender entende compreender compreensao perceber
pensar piensa piensan creer opinar | think thinks thought believe believed believing | pensar achar crer julgar julgue julguem
estimar estimacion valorar tasar | estimate estimated estimating estimation value valued valuing appraise appraised appraising | estimar estimativa avaliar
aparentar parecer parezca parezcan parece | seem seemed seems appear | parecer parece
notar percibir advertir observar detectar deteccion | notice noticed noticing detect detected detection spotted spotting observe observed observing | notar perceber detectar detetar deteccao observar
sospechar sospecha sospechoso | suspect suspected suspicion suspicious | suspeitar suspeita suspeito
investigar investigue investiguen investigacion indagar indague indaguen | investigate investigated investigating investigation | investigar investigue investiguem investigacao apurar
proteger proteja protejan resguardar salvaguardar amparar | safeguard safeguarded shield protected | resguardar salvaguardar proteger proteja protejam amparar
asegurar sujetar fijar amarrar | secure secured securing fasten fastened tie tied strap strapped strapping | fixar prender amarrar prende
abrochar abroche | fasten fastened buckle buckled buckling | apertar afivelar
soltar suelta sueltan liberar | release released releasing freed loosen | soltar solta liberar libertar
vigilar cuidar cuidado custodiar | watch watched guard | vigiar cuidar cuidado
cuidar cuidado cuida | care look | cuidar cuidado cuida
acompanar acompanamiento acompana escoltar | accompany accompanied accompanies accompanying escort escorted | acompanhar acompanhamento escoltar
seguimiento seguir rastrear | track tracked follow-up trace traced tracing | acompanhamento acompanhar rastrear seguimento
conducir conduzca conduzcan condujo conduce manejar maneja | drive drives drove driven driving | dirigir dirija dirijam dirige conduzir conduz guiar
aparcar aparque aparquen estacionar parquear | park parked | estacionar estaciona parquear
circular circulacion transitar transito | drive move moved moving circulate circulated circulating traffic | circular circulacao transitar
cruzar cruce crucen atravesar atraviesa | cross crossed crossing | atravessar cruzar travessia
caminar andar camina | walk walked walking foot | caminhar andar
correr corre corren | run runs ran running | correr corre
acercar acerque acerquen acercarse aproximar aproximarse | approach approached near | aproximar aproximar-se
alejar alejarse apartar apartarse separar separarse | move moved moving distance distanced distancing | afastar afastar-se
separar separacion separa | separate separated separating separation | separar separacao
embarcar embarque embarquen embarca abordar abordaje | board boarded boarding embark | embarcar embarque embarquem
desembarcar desembarque desembarquen | disembark disembarked deplane deplaned deplaning | desembarcar desembarque desembarquem
facturar facturacion | check-in checkin | despachar check-in
cargar cargue carguen carga estibar estiba | load loaded loading stow | carregar carregue carreguem carga carregamento
descargar descargue descarguen descarga | unload unloaded unloading offload | descarregar descarregue descarreguem descarga descarregamento
remolcar remolque remolquen | tow towed towing tug | rebocar reboque reboquem
despegar despegue despeguen despega | takeoff take-off depart | decolar decolagem descolar descolagem
aterrizar aterrice aterricen aterriza aterrizaje | land landed landing | pousar pouso aterrar aterragem aterrissar aterrissagem
repostar repostaje | refuel refuelled refueled refuelling fuel | abastecer abastecimento reabastecer
! volar vuelan vuelen vuele | flew flown flying | voar voa voam
operar manejar manipular manipulacion | operate operated operating handle handled handling | operar manusear manipular manuseio manuseamento
tocar toque toquen toca tocan tocado tocada tocados tocadas tocando tocara tocaran tocaria tocaron palpar | touch touched | tocar toque toquem toca tocam tocado tocada tocados tocadas tocando tocara tocarao tocaria tocou mexer
levantar alzar elevar izar | lift lifted raise raised raising hoist | levantar erguer elevar icar
empujar empuja | push pushed | empurrar
sentar sentarse sienta sientan sentado | sit sits sat sitting | sentar sentar-se sentado
colgar colgue colguen cuelga cuelgan | hang hung hangs | pendurar
cortar corta corte | cut cuts cutting | cortar corte
pegar pegue peguen adherir adhesivo | stick stuck glue glued gluing adhesive | colar adesivo
mezclar mezcla | mix mixed mixing mixture | misturar mistura
rodear cercar cerque cerquen acordonar | surround surrounded cordon | cercar cerque cerquem isolar
aislar aislamiento | isolate isolated isolating isolation | isolar isolamento
extinguir extinguirse extincion | extinguish extinguished | extinguir extincao
quemar quema quemadura arder | burn burned burnt | queimar queima queimadura
reclamar reclamacion reivindicar reivindique reivindiquen exigir exija exijan | claim claimed claiming | reclamar reivindicar reivindique reivindiquem
prestar rendir | render rendered provide provided providing | prestar
ejercer ejercicio ejerza ejercitar | exercise exercised exercising exert | exercer exerce exercicio
asignar asignacion adjudicar adjudique adjudiquen adjudicacion | assign assignment allocate allocated allocating allocation award awarded | atribuir atribui atribuem atribuam atribuicao designar alocar aloque aloquem alocacao adjudicar adjudique adjudiquem destinar
designar designacion nombrar nombramiento | designate designated designating designation appoint appointed name named naming | designar designacao nomear nomeacao
delegar delegue deleguen delegacion encomendar | delegate delegated delegating delegation entrust | delegar delegue deleguem delegacao
encargar encargue encarguen encargo pedir ordenar | order ordered commission | encomendar encomenda
mandar ordenar orden instruccion indicar indique indiquen | instruct instructed instruction direct command | mandar ordenar ordem instrucao
obligar obligue obliguen obliga forzar force forcen imponer impone | force forced forcing oblige obliged obliging compel compelled compelling impose imposed imposing | obrigar obrigue obriguem obriga forcar force forcem impor impoe
comprometer comprometerse compromiso | commit committed committing commitment undertake undertaken | comprometer comprometer-se compromisso
prometer promesa | promise promised promising | prometer promessa
participar intervenir interviene intervienen intervencion | involve involved involving intervene intervened intervening intervention | intervir intervem intervencao participar
inscribir concursar concurso optar postular postulacion candidatura | apply applied applies applying application candidacy bidded | candidatar candidatar-se candidatura concorrer concurso
competir compite concursar | compete competed competing competition | competir concorrer
votar voto votacion | vote voted voting ballot | votar voto votacao
ganar gana ganador vencer venza venzan | win wins won winning winner | ganhar ganha vencer vencedor
priorizar priorice prioricen prioridad prioritario preferencia anteponer | prioritise prioritised prioritising prioritize prioritized prioritizing priority precedence | priorizar prioridade prioritario
ordenar orden clasificar clasifique clasifiquen clasificacion | sort sorted order ranked rank classify classified classifies classifying | ordenar ordem classificar classifique classifiquem classificacao
clasificar clasifique clasifiquen categorizar categorice categoricen categoria | classify classified classifies classifying classification categorise categorised categorising categorize categorized categorizing category | classificar classifique classifiquem categorizar categoria
puntuar puntuacion punto calificar califique califiquen calificacion nota | score scored scoring grade graded grading point mark | pontuar pontuacao ponto nota
rotar rota rotan rote roten rotado rotada rotados rotadas rotando rotara rotaran rotaria rotaron rotacion rotativo alternar | rotate rotated rotating rotation alternate alternated alternating | rotacionar rodizio revezar revezamento alternar rotacao rotativo
relevar relevo | relieve relieved relieving relief handover | render rendicao
repetir repiten repeticion reiterar volver | repeat repeated repetition again retake retaken resit | repetir repetem repeticao refazer
intentar intenta tratar procurar | tried tries trying attempted | tentar tenta procurar
esforzar esforce esforcen esforzarse esfuerzo | effort strive strived striving | esforcar esforce esforcem esforcar-se esforco
practicar practique practiquen practica ejercitar | practise practised practising practice practiced practicing | praticar pratique pratiquem pratica
preparar preparacion alistar | prepare prepared preparing preparation ready | preparar preparacao aprontar
estrenar inaugurar | launch inaugurate inaugurated inaugurating | estrear inaugurar
lanzar lance lancen lanzamiento | launch launched release released releasing | lancar lance lancem lancamento
implantar implementar implantacion implementacion introducir introduzca introduzcan introdujo | implement implemented implementation introduce introduced introducing | implantar implementar implantacao implementacao
aplicar aplique apliquen aplicacion regir rige rigen | apply applied applies applying application applicable govern | aplicar aplique apliquem aplicacao reger reja rejam rege vigorar
aplicable aplicar aplique apliquen aplicarse | applicable apply applied applies applying | aplicavel
surtir vigor vigente regir | effect force effective | vigor vigorar vigente
derogar derogue deroguen derogacion abolir | repeal repealed abolish | revogar revogue revoguem abolir
limitar limitarse acotar cenir cenirse | limit limited confine confined confining | limitar limitar-se
alternar intercalar | alternate alternated alternating | alternar intercalar
simultanear compatibilizar compatibilice compatibilicen compatible conciliar conciliacion | reconcile reconciled reconciling compatible combine combined combining | conciliar conciliacao compatibilizar compativel
encadenar enlazar enlace enlacen empalmar | chain link connect | encadear ligar ligue liguem emendar
enlazar enlace enlacen vincular vinculo | link linked | vincular vinculo link ligacao hiperligacao
relacionar relacion | relate related relating relation relationship | relacionar relacao
distinguir diferenciar distincion diferencia | distinguish differentiate differentiated differentiating distinction difference | distinguir diferenciar distincao diferenca
comparar comparacion | compare compared comparing comparison | comparar comparacao
igualar equiparar | match equal equate equated equating | igualar equiparar
cuadrar coincidir concordar | match matched agree tally | bater conferir concordar coincidir
reconocer reconozca reconozcan reconocimiento | recognise recognised recognising recognize recognized recognizing recognition acknowledge acknowledged acknowledging | reconhecer reconhece reconhecimento
acusar acuse | acknowledge acknowledged acknowledging acknowledgement | acusar
negar negue neguen negarse rehusar niega | refuse refused refusing refusal decline declined declining | recusar recusar-se recusa
oponer oponerse opone oposicion objetar objecion | oppose opposed opposing opposition object objection | opor opor-se opoe oposicao
ignorar desatender omitir omision | ignore ignored ignoring omit omitted omitting omission disregard neglect | ignorar omitir omissao desconsiderar
saltar saltarse omitir | skip skipped skipping miss missed omit omitted omitting | pular saltar omitir
ocultar esconder tapar | hide hid hidden conceal cover | ocultar esconder tapar
revelar divulgar divulgue divulguen desvelar difundir | disclose disclosed disclosing disclosure reveal revealed divulge divulged divulging | revelar divulgar divulgue divulguem divulgacao
filtrar filtracion fuga | leak leaked | vazar vazamento fuga
cifrar cifrado encriptar encriptacion | encrypt encrypted encryption | criptografar encriptar cifrar criptografia
suplantar suplantacion | impersonate impersonated impersonating impersonation spoof | falsificar falsifique falsifiquem personificar personifique personifiquem
enganar engano fraude defraudar estafa | deceive deceived deceiving fraud scam trick | enganar fraude burla golpe
falsificar falsifique falsifiquen falsificacion falsear | falsify falsified falsifies falsifying forge forged forging forgery | falsificar falsifique falsifiquem falsificacao falsear
mentir miente mentira | lie lied lying | mentir mentira
infectar infeccion contagiar contagio | infect infected infection contaminate contaminated contaminating | infectar infeccao contagiar contagio
instalar instalacion | installed installation installing setup | instalar instalacao
desinstalar desinstalacion | uninstall uninstalled | desinstalar
sincronizar sincronice sincronicen sincronizacion | sync synced synchronise synchronised synchronising synchronize synchronized synchronizing | sincronizar sincronizacao
navegar navegue naveguen navegacion | browse browsed browsing navigate navigated navigating navigation surf | navegar navegue naveguem navegacao
arrastrar arrastre | drag dragged dragging | arrastar
desplegar desplegue despleguen despliega desplegable | expand dropdown unfold deploy deployed | expandir desdobrar implantar
escalar elevar escalado | escalate escalated escalating escalation | escalar escalonar escalada
derivar derivacion remitir canalizar canalice canalicen | refer referred referring referral routed routing channel | encaminhar encaminhamento direcionar
consolidar consolidacion | consolidate consolidated consolidating consolidation | consolidar consolidacao
prorratear prorrateo proporcional proporcion | prorate prorated prorating pro-rata proportional proportionally proportionate | ratear rateio proporcional proporcao
actualizar actualice actualicen actualizarse revalorizar revalorice revaloricen revisar | adjust index revalue revalued revaluing | reajustar reajuste atualizar
redondear redondeo redondea | round rounded rounding | arredondar arredondamento
agotar agotarse agota | exhaust exhausted deplete depleted depleting | esgotar esgota esgotar-se
consumir gastar agotar | use used using spent consumed | consumir gastar esgotar
reservar reservacion apartar | booked reservation reserve reserved reserving | reservar reserva marcacao marcar marque marquem
concertar agendar | scheduled scheduling arrange arranged arranging | agendar marcar marque marquem agendamento
reprogramar reprogramacion reagendar | reschedule rescheduled rescheduling rebook rebooked | remarcar remarque remarquem remarcacao reagendar reprogramar
sonar suena suenan timbrar | ring rings rang sound sounded | tocar toque toquem soar soa
escuchar oir oye oyen oido | listen listened hear heard hears | ouvir ouve escutar
gritar grita | shout shouted yell | gritar
grabar grabacion filmar | record recorded recording film filmed | gravar gravacao filmar
fotografiar | photograph photographed | fotografar
traducir traduzca traduzcan tradujo traduccion | translate translated translating translation | traduzir traducao
resumir resumen | summarise summarised summarising summarize summarized summarizing summary | resumir resumo
citar nombrar mencionar | cite cited citing quote quoted quoting mention mentioned | citar mencionar
sentir siente sienten sentirse encontrar encontrarse | feel feels felt feeling | sentir sente sentir-se
sufrir padecer padezca padezcan | suffer suffered | sofrer sofre padecer
soportar aguantar tolerar resistir | withstand endure endured enduring bear tolerate tolerated tolerating | suportar aguentar tolerar resistir
apoyar respaldar | support supported backed | apoiar respaldar
pertenecer pertenezca pertenezcan integrar formar | belong belonged member | pertencer pertence integrar
nombrar llamar llamarse denominar denominarse | name named naming called | nomear chamar chamar-se denominar
tramo escalonar escalonado | stagger staggered tier | escalonar escalonado faixa
flexibilizar flexibilice flexibilicen flexible flexibilidad | flexible flexibility | flexibilizar flexivel flexibilidade
autorizado facultado habilitado | authorised authorized empowered entitled | autorizado habilitado
cualificar cualifique cualifiquen cualificado calificado habilitar | qualify qualified qualifies qualifying qualification | qualificar qualifique qualifiquem qualificado habilitar qualificacao
estudiar estudio | study studied studies studying | estudar estudo
examinar examinarse | examine examined examining | examinar
graduar graduarse titular titularse titulo | graduate graduated graduating graduation degree | formar formar-se graduar graduar-se diplomar
tutelar tutorizar tutorice tutoricen mentorizar mentorice mentoricen | mentor mentored coach coached tutor | orientar tutorar
integrar integracion | integrate integrated integrating integration | integrar integracao
colaborar colaboracion cooperar cooperacion | collaborate collaborated collaborating collaboration cooperate cooperated cooperating cooperation | colaborar colaboracao cooperar cooperacao
! sustraer hurtar robar hurto | steal stole stolen theft | furtar roubar subtrair
bajar bajarse descender apear apearse | descend alight | descer desce
! evacuar desalojar desalojo | evacuated vacate vacated vacating clear | desocupar esvaziar
rescatar rescate salvar | rescue rescued rescuing save saved saving | resgatar resgate salvar
disparar activar saltar | trigger triggered | disparar acionar
accionar activar | activate activated activating operate operated operating actuate actuated actuating | acionar accionar ativar
inspeccionar inspeccion | inspected inspecting inspections | inspecionar inspecao vistoriar vistoria
registrar cachear | search searched frisk | revistar
ocupar ocupado ocupa | occupy occupied occupies occupying taken | ocupar ocupado
desocupar liberar vaciar | vacate vacated vacating freed | desocupar liberar
compensar equilibrar balancear | balance balanced balancing offset | equilibrar compensar
invertir invierte invierten inversion | invest invested investment | investir investe investimento
invertir revertir reversion | reverse reversed reversing revert reverted | reverter reversao inverter
espaciar distanciar | spaced spacing apart | espacar espace espacem distanciar
pasar pasa pasan pase pasen pasado pasada pasados pasadas pasando pasara pasaran pasaria pasaron cruzar cruce crucen | pass passed | passar atravessar
delimitar senalizar senalice senalicen senalizacion | mark marked delimit signpost signage | sinalizar sinalizacao delimitar
iluminar alumbrar | illuminate illuminated illuminating | iluminar
ventilar airear | ventilate ventilated ventilating | ventilar arejar
desinfectar desinfeccion higienizar higienice higienicen | disinfect disinfected sanitise sanitised sanitising sanitize sanitized sanitizing | desinfetar higienizar desinfecao
planchar plancha | iron ironed | passar engomar
coser cose arreglar | sew sewn alter tailor | costurar coser
encoger encoja encojan destenir | shrink shrank shrunk fade faded fading | encolher desbotar
recortar afeitar afeitarse | shave shaved shaving trim trimmed trimming | barbear aparar
tatuar tatuarse | tattoo tattooed | tatuar
`;
