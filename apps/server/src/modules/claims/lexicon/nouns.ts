/** More synonyms, in the format of `common.ts`: nouns. */
export const NOUNS = `
personal gente profesional operario asalariado | workforce headcount associate | gente profissional operario profissionais
! tripulacion | crewmember aircrew flightcrew | tripulacoes
! comandante | skipper cmd | cmte
! copiloto | co-pilot | co-piloto
! becario practicante pasante aprendiz | internship apprentice | estagio aprendiz bolseiro
! responsable jefa gerente encargado lider gestor manager | leader head line-manager | gerente lider encarregado superior gestora
! instructor formador profesor docente entrenador capacitador | trainer teacher coach tutor | formador professor docente treinador
! coordinador coordinacion | coordination | coordenacao coordenacoes
! pasajero viajero | traveller traveler pax | viajante pax
! invitado huesped | invitee | hospede
! hijo hija nina | kids sons daughters | filha criancas
! bebe lactante recien-nacido neonato | baby babies infant newborn | bebe lactente recem-nascido
! adolescente | teenager teen | adolescente
joven | young youth | jovem jovens
! padre papa padres | dad | papai
! madre mama | mom mum | maes mamae
! pareja marido | wives husbands | marido
! abuela | grandma grandpa | avos
! nieta | grandchildren granddaughter | neta
! primo primas | cousin | primo prima
! cunado | brother-in-law sister-in-law | cunhado
! suegro suegra | father-in-law mother-in-law in-laws | sogra
! yerno | son-in-law | genro
! nuera | daughter-in-law | nora
! viudo viudez | widow widower | viuvo viuvez
! huerfano | orphan | orfao
! tutor tutela | guardian guardianship custodian | tutor tutela
! dependiente beneficiario | dependant dependent beneficiary beneficiaries | dependente beneficiario
! titular | holder | titular
! acompanante | companion escort accompanying | acompanhante
! soltero | unmarried bachelor | solteiro
! divorcio divorciado divorciarse | divorce divorced | divorcio divorciado
separacion separado separar | separation separated separate | separacao separado separar
! mujer femenino | woman women female | mulher feminino
! hombre varon masculino | man men male | homem homens masculino
! consanguinidad afinidad parentesco | kinship consanguinity affinity | parentesco consanguinidade afinidade
! adopcion adoptar acogimiento | adoption adopt foster | adocao adotar acolhimento adocoes
! medico facultativo | medics gp practitioner | facultativo clinico
! enfermero enfermera enfermeria | nurse infirmary nursing | enfermeiro enfermeira enfermaria
! dentista odontologo | dentist | dentista odontologista
! psicologo psicologico psicologia | psychologist psychological psychology counsellor counselor | psicologo psicologico psicologia
! fisioterapeuta fisioterapia | physiotherapist physiotherapy physio | fisioterapeuta fisioterapia
! nutricionista | nutritionist dietitian | nutricionista
! oftalmologo oculista | ophthalmologist optician optometrist | oftalmologista oculista
! bombero | firefighter fireman firemen | bombeiro
! abogado juridico | lawyer attorney solicitor counsel | advogado juridico
legal | legal | legal legais
! notario notarial | notary notarial | notario cartorio tabeliao
! auditor auditoria auditar | auditor audit audited | auditor auditoria auditar
! inspector inspeccion inspeccionar | inspector inspection inspect | inspetor inspecao inspecionar vistoria inspecoes
! director direccion | director management directorate | diretor direcao diretoria direcoes
! presidente ceo | chairman chairperson president ceo | presidente ceo
! vicepresidente | vice-president vp | vice-presidente
! ejecutivo directivo | executive exec | executivo
! consejo junta | board | conselho
! comite comision | committee | comite comissao comissoes
! sindicato sindical gremio | union | sindicato sindical sindicais
! delegado representante | delegate representative rep | delegado representante
! candidato aspirante postulante | candidate applicant | candidato
! subcontratista contratista subcontratado subcontrata | contractor subcontractor outsourced | subcontratado empreiteiro terceirizado prestador
! consultor asesor | consultant adviser advisor | consultor assessor
! cliente | customer client | cliente
! usuario | user | usuario utilizador
! administrador | administrator admin sysadmin | administrador
! administrativo oficinista | clerk clerical administrative | administrativo escriturario
! secretario secretaria | secretary secretariat | secretario secretaria
! recepcion recepcionista | reception receptionist | recepcao recepcionista recepcoes
! tecnico | technician technical | tecnico
! mecanico | mechanic mechanical | mecanico
! ingeniero ingenieria | engineer engineering | engenheiro engenharia
! electricista | electrician | eletricista
! despachador despacho | dispatcher dispatch | despachante despachador despacho
! azafata tcp aeromozo | attendant stewardess steward hostess | aeromoca comissario comissaria hospedeira
! controlador atc | controller atc | controlador atc
! operador | operator handler | operador
! mozo maletero cargador estibador | loader porter | carregador bagageiro
! conductor chofer | driver chauffeur | motorista condutor
! peaton | pedestrian | pedestre peao peoes
! vigilante guardia | guard watchman | vigilante guarda seguranca
! portero conserje conserjeria porteria | doorman concierge janitor caretaker | porteiro portaria
limpiador limpieza limpiar | cleaner cleaning clean cleaned | limpador faxineiro limpeza limpar
! cocinero chef | cook chef | cozinheiro chef
! camarero mesero | waiter waitress | garcom
! mensajero mensajeria paqueteria | courier messenger | mensageiro estafeta courier motoboy
! voluntario | volunteer | voluntario
! testigo | witness | testemunha
! interprete traductor traduccion traducir | interpreter translator translation translate translated | interprete tradutor traducao traduzir traducoes
! mentor padrino | mentor buddy sponsor | mentor padrinho
! referente embajador | ambassador champion | embaixador
! colega | coworker co-worker peer workmate teammate | colega companheiro
! jubilado jubilacion jubilarse retiro | retiree pensioner retirement retire retired | aposentado reformado aposentadoria aposentar reforma
! exempleado | ex-employee | ex-empregado ex-funcionario
fijo indefinido | permanent open-ended indefinite | permanente indeterminado
temporal eventual interino | temporary temp fixed-term interim | temporario determinado
suplente sustituto sustitucion sustituir relevo | substitute replacement deputy stand-in replace | suplente substituto substituicao substituir substituicoes
! incorporacion onboarding | newcomer joiner onboarding new-hire | ingresso integracao onboarding admissao
! accionista | shareholder stockholder | acionista
! socio miembro afiliado | member affiliate membership | socio membro afiliado
! discapacidad discapacitado minusvalia | disability disabilities disabled handicap | deficiencia deficiente pcd
veterano senior | veteran senior | veterano senior
junior | junior | junior
! departamento | department dept division | departamento area setor sector
! seccion | section | secao seccao secoes seccoes
! gerencia jefatura | management leadership | gerencia chefia
! contabilidad contable | accounting accountancy accountant bookkeeping | contabilidade contador contabilista
! finanzas financiero tesoreria | finance financial treasury | financas financeiro tesouraria
! compras adquisiciones adquisicion | purchasing procurement | compras aquisicao suprimentos aquisicoes
! ventas comercial | sales commercial | vendas comercial comerciais
! mercadotecnia marketing | marketing | marketing
! comunicaciones prensa | press media newsroom | imprensa midia
! informatica ti | ict informatics | informatica ti
! soporte helpdesk | helpdesk support | suporte helpdesk
! ciberseguridad | cybersecurity infosec | ciberseguranca
! logistica | logistics | logistica
! operaciones | ops operations | operacoes
! programacion planificacion crewing | rostering scheduling | escala programacao planejamento planeamento programacoes
cumplimiento compliance | compliance | conformidade compliance
prevencion prl | prevention ohs osh | prevencao sst prevencoes
! callcenter | call-centre call-center | call-center
! fidelizacion lealtad | loyalty | fidelidade
! sede matriz | headquarters hq | sede matriz
! sucursal delegacion filial | branch subsidiary | filial sucursal delegacao filiais sucursais delegacoes
! terminal | terminal | terminal terminais
! pista | runway airstrip | pista
! rodaje taxeo | taxiway taxiing | taxiway taxiamento rolagem
! plataforma apron | apron tarmac | patio plataforma apron
! puesto stand | stand bay | stand box
! puesto vacante | position job vacancy | posto vaga
! hangar | hangar | hangar
! torre | tower | torre
! mostrador facturacion | counter check-in desk | balcao check-in guiche balcoes
! facturacion check-in | check-in checkin | check-in despacho
desembarque desembarcar desabordar | disembark disembarkation deplane deplaning | desembarque desembarcar
! pasarela finger manga | jetbridge jet-bridge jetway airbridge | ponte finger manga
! pasarela molinete torniquete | turnstile | catraca torniquete
! cinta carrusel | carousel belt conveyor | esteira carrossel tapete carrosseis
! aduana aduanero | customs | alfandega aduaneiro aduana
! inmigracion migracion migraciones extranjeria | immigration | imigracao migracao imigracoes migracoes
! frontera | border frontier | fronteira
! filtro arco | checkpoint screening | inspecao raio-x inspecoes
! escaner escanear | scanner scan scanned x-ray | scanner escanear digitalizar
! detector | detector | detector
! metal | metal | metal metais
! escala conexion transito | stopover layover transit connection | escala conexao transito conexoes
! transbordo | transfer | transbordo traslado
! traslado transporte transfer | transfer transport transportation | traslado transporte translado
! lanzadera shuttle | shuttle | shuttle vaivem
! autobus bus buses autocar colectivo omnibus guagua | bus buses coach | onibus autocarro
! tren ferrocarril ferroviario | train railway rail | trem comboio ferroviario
! metro subte | subway underground tube metro | metro
! tranvia | tram streetcar | bonde eletrico
! barco buque ferry | ship boat ferry vessel | navio barco balsa
! bicicleta bici ciclista | bicycle bike cyclist cycling | bicicleta bike ciclista
! patinete patineta monopatin | scooter e-scooter skateboard | patinete trotinete
! moto motocicleta | moped | mota motoneta
! coche auto automovil carro | cars automobile | automovel viatura automoveis
! taxi vtc uber cabify remis | uber rideshare | uber
! camion | truck lorry lorries | caminhao camiao caminhoes camioes
! furgoneta furgon camioneta combi van | van minivan minibus | furgao van perua carrinha kombi furgoes
! remolque remolcar trailer | trailer tow towed towing | reboque rebocar
! tractor remolcador | tug tractor | trator rebocador
! pushback retroceso retroempuje | pushback push-back | pushback
! montacargas elevadora carretilla | forklift | empilhadeira empilhador
! carrito carretilla | trolley cart pushcart | carrinho
! dolly dollies | dolly dollies | dolly
! cargador loader | loader high-loader | loader
! escalera escalerilla peldano | stairs stair steps stairway ladder | escada degrau
! ascensor elevador | lift elevator | elevador
! gpu generador | gpu generator | gpu gerador
! calzo | chock | calco
! cono | cone | cone
! eslinga amarre sujecion trinca | strap sling lashing tie-down tether | cinta amarracao estropo amarracoes
! barra lanza | towbar tow-bar bar | barra
! banderillero senalero marshaller | marshaller marshalling wing-walker | balizador sinaleiro
repostaje repostar abastecimiento abastecer | refuelling refueling refuel fuelling fueling | abastecimento abastecer reabastecimento
! combustible carburante | fuel | combustivel combustiveis
! queroseno | kerosene | querosene
! gasolina nafta bencina | petrol gasoline | gasolina
! diesel gasoil gasoleo | diesel | diesel gasoleo
! cisterna | tanker bowser | cisterna
! ambulancia | ambulance | ambulancia
! ambulift | ambulift | ambulift
! rueda | wheel | roda
! neumatico llanta caucho | tyre tire | pneu
! freno frenar frenado | brake braking | freio travao frear travar travoes
! cinturon | seatbelt belt | cinto
! faro luz luces alumbrado | light lights headlight headlamp lighting | farol luz luzes iluminacao iluminacoes
! baliza rotativo | beacon | baliza giroflex
! matricula patente placa | plate registration | placa matricula
! carretera autopista ruta | road highway motorway | estrada rodovia autoestrada
! peaje | toll | pedagio portagem
! kilometraje kilometro km | mileage kilometre kilometer km | quilometragem quilometro km
! milla | mile | milha
! metro | metre meter | metro
! centimetro cm | centimetre centimeter cm | centimetro cm
! milimetro | millimetre millimeter mm | milimetro
! pulgada | inch inches | polegada
! kilo kilogramo kg | kilo kilogram kg | quilo quilograma kg
! gramo | gram | grama
! litro | litre liter | litro
! mililitro ml | millilitre milliliter ml | mililitro ml
! tonelada | tonne ton | tonelada
! libra | pound | libra
! grado celsius | degree celsius | grau celsius
! porcentaje porciento | percent percentage | porcentagem percentagem percentual percentuais
! decibelio | decibel | decibel decibeis
! voltio | volt voltage | volt
! vatio watt | watt wattage | watt
! motor | engine motor | motor
! turbina | turbine | turbina
! helice | propeller prop | helice
! fuselaje | fuselage | fuselagem
! cola | tail | cauda
! morro nariz | nose nosecone | nariz
! timon | rudder | leme
! flap aleron | flap aileron | flape aileron
! ventanilla ventana | window | janela
! pasillo corredor | aisle corridor hallway | corredor
! fila | row | fila fileira
! cola fila | queue | fila
! galley cocina office | galley | galley
! cocina | kitchen | cozinha
! compartimento compartimiento | bin compartment overhead | compartimento bagageiro
! cockpit | cockpit | cockpit
! jumpseat transportin trasportin | jumpseat jump-seat | jumpseat
! tobogan | slide chute | escorregadeira escorrega
! mascarilla tapabocas barbijo cubrebocas | mask facemask | mascara
! oxigeno | oxygen | oxigenio
! chaleco | vest waistcoat | colete
! balsa | raft liferaft | bote
! radar | radar | radar
! transpondedor transponder | transponder | transponder
! antena | antenna aerial | antena
! sensor sonda | sensor probe | sensor sonda
! fuga derrame vertido escape | leak spill spillage leakage | vazamento derrame derramamento fuga
! aceite | oil | oleo
! hidraulico | hydraulic | hidraulico
! valvula | valve | valvula
! manguera | hose | mangueira
! bomba | pump | bomba
! bomba explosivo artefacto | bomb explosive | bomba explosivo
! tornillo perno | screw bolt | parafuso
! tuerca | nut | porca
! herramienta | tool toolbox toolkit | ferramenta
! repuesto recambio refaccion | spare component | peca sobressalente
! llave | key keys | chave
! martillo | hammer | martelo
! cuchillo navaja cuchilla cutter | knife knives blade cutter penknife | faca canivete lamina estilete
! tijera | scissors | tesoura
! arma pistola | weapon gun firearm | arma pistola
! cuerda | rope cord | corda
! precinto sello | seal | lacre selo
! sello timbre estampilla | stamp | carimbo selo
! etiqueta etiquetar | label tag labelled labeled tagged | etiqueta rotulo etiquetar
! pegatina adhesivo calcomania | sticker decal | adesivo autocolante
! contenedor uld | container uld | conteiner contentor uld
! pallet pale tarima | pallet | palete
! red malla | net netting mesh | rede malha
! carga mercancia cargamento flete | cargo freight load goods shipment | carga mercadoria frete
! estiba trimado | stowage loading | estiva
! paquete encomienda bulto envio | parcel package consignment | pacote encomenda volume
! caja carton | box boxes carton | caixa
! cajon gaveta | drawer | gaveta
! bolsa | bag pouch | sacola saco bolsa
! bolso cartera | handbag purse | bolsa
! billetera cartera monedero | wallet purse | carteira
! mochila | backpack rucksack | mochila
! neceser | toiletries washbag | necessaire
! equipaje valija bulto | bags | bagagens valise
exceso sobrepeso | excess overweight | excesso sobrepeso
perecedero | perishable | perecivel pereciveis
! animal animales | animal | animal animais
! mascota | pet pets | estimacao pet estimacoes
! perro | dog | cachorro cao caes
! gato | cat | gato
! ave aves pajaro | bird wildlife | ave aves passaro
! jaula transportin | cage kennel crate | gaiola
inflamable | flammable inflammable | inflamavel inflamaveis
toxico veneno | toxic poison poisonous | toxico veneno
corrosivo | corrosive | corrosivo
! radiactivo | radioactive | radioativo
! infeccioso | infectious | infeccioso
! aerosol | aerosol spray | aerossol
! liquido | liquid | liquido
! gas gases | gas gases | gas gases
! polvora pirotecnia | fireworks gunpowder pyrotechnics | polvora
! encendedor mechero | lighter | isqueiro
! cerilla fosforo | matches | fosforo
! powerbank | powerbank | powerbank
! awb | waybill awb | awb
! manifiesto | manifest | manifesto
! bascula balanza pesar pesaje | scale weigh weighing | balanca pesar pesagem
altura estatura alto | height tall | altura
largo longitud | length long | comprimento
talla medida | size sizing | tamanho
cancelacion cancelar anulacion anular | cancellation cancel cancelled canceled | cancelamento cancelar anulacao anular anulacoes
desvio desviar | diversion divert diverted | desvio desviar alternado
! no-show incomparecencia | no-show | no-show
espera standby | standby waiting waitlist | espera standby
! imaginaria reten guardia standby | standby reserve on-call | sobreaviso prontidao reserva plantao prontidoes plantoes
! pase | pass | passe
! turista economica | economy | economica turistica
! business ejecutiva | business | executiva
aterrizaje aterrizar | landing landed touchdown | pouso aterrissagem aterragem pousar aterrar
despegue despegar decolar | takeoff take-off | decolagem descolagem decolar descolar
! turbulencia | turbulence | turbulencia
! itinerario | itinerary itineraries | itinerario roteiro
ida | outbound one-way | ida
vuelta regreso retorno | return inbound round-trip | volta regresso retorno
! tramo sector etapa | leg segment sector stage | trecho etapa segmento perna
! internacional | international | internacional internacionais
! regional | regional | regional regionais
! domestico cabotaje | domestic | domestico interno
! chaqueta americana saco blazer | jacket blazer | paleto blazer jaqueta casaco
! abrigo gabardina sobretodo | coat overcoat trench | casaco sobretudo gabardina
! chaqueta anorak parka campera chamarra chompa | anorak parka windbreaker | jaqueta blusao parka blusoes
! impermeable chubasquero | raincoat waterproof | impermeavel impermeaveis
! camisa blusa | shirt blouse | camisa blusa
! camiseta polera remera playera polo | t-shirt tshirt polo | camiseta t-shirt polo
! pantalon vaquero jean | trousers pants slacks jeans | calca jeans
! bermuda short | shorts bermudas | bermuda calcoes short
! falda pollera | skirt | saia
! vestido | dress | vestido
! traje | suit | terno fato
! corbata | tie necktie | gravata
! pajarita corbatin | bow-tie | gravata-borboleta
! panuelo fular bufanda chalina | scarf scarves neckerchief | lenco cachecol echarpe
! velo hiyab hijab | veil hijab headscarf | veu hijab
! turbante | turban | turbante
! gorra | cap | bone
! sombrero gorro | hat beanie | chapeu gorro
! guante | glove | luva
! calcetin calceta | sock hosiery | meias
! pantis pantimedias | tights stockings pantyhose nylons | meia-calca collants
! cinturon correa | belt | cinto
! jersey sueter pulover | sweater jumper pullover cardigan | sueter pulover malha camisola
! sudadera buzo poleron | hoodie sweatshirt | moletom
! delantal mandil | apron | avental aventais
! mono overol enterizo | overall coverall jumpsuit boilersuit | macacao macacoes
! bata | gown robe | jaleco bata
! ropa prenda vestimenta indumentaria vestuario atuendo | clothes clothing garment apparel attire outfit | roupa vestuario peca vestimenta traje
! bota botin | boot | bota
! tacon | heel | salto
! zapatilla tenis deportiva | sneaker | tenis sapatilha
! sandalia chancla ojota | sandal flip-flop | sandalia chinelo
! suela | sole | sola solado
! puntera | toecap | biqueira
! joya joyeria alhaja bisuteria | jewellery jewelry jewel | joia bijuteria
! pendiente arete aro zarcillo | earring stud | brinco
! anillo alianza sortija | ring | anel aneis alianca
! collar cadena gargantilla | necklace chain | colar corrente
! pulsera brazalete | bracelet bangle wristband | pulseira bracelete
! reloj | watch clock smartwatch | relogio
! broche pin insignia | brooch pin lapel insignia wings | broche pin insignia
! galon charretera | stripe epaulette epaulet | galao galoes divisa
! piercing perforacion | piercing pierced | piercing
! tatuaje tatuado | tattoo tattooed | tatuagem tatuado
! maquillaje maquillarse | make-up makeup cosmetics | maquiagem maquilhagem
! pintalabios labial | lipstick | batom
! manicura | nail manicure | unha manicure
! esmalte | polish varnish | esmalte verniz
! cabello pelo | hair | cabelo
! peinado | hairstyle hairdo | penteado
! rodete chongo mono | bun chignon | coque
! trenza | braid plait | tranca
! barba | beard | barba
! bigote | moustache mustache | bigode
! afeitado afeitar rasurar | shave shaved shaven | barbear barbeado
! perfume colonia fragancia | perfume cologne fragrance | perfume colonia
! desodorante | deodorant | desodorante
! gafas anteojos lentes | glasses spectacles eyeglasses | oculos
! lentilla | lens lenses | lente
! paraguas | umbrella | guarda-chuva
! placa plaquita identificador | nameplate name-tag nametag | plaqueta
tintoreria lavanderia lavado lavar | laundry dry-cleaning wash washing washed | lavanderia lavagem lavar
! plancha planchar planchado | iron ironing ironed | ferro passar engomar
! costura sastre arreglo modista | tailor alteration tailoring | costura alfaiate ajuste
! boton | button | botao botoes
! cremallera | zip zipper | ziper fecho
! bolsillo | pocket | bolso
! manga | sleeve | manga
! algodon | cotton | algodao algodoes
! cuero piel | leather | couro
! tela tejido | fabric cloth | tecido
! percha gancho | hanger | cabide
! taquilla casillero locker | locker | armario cacifo
! armario ropero | wardrobe closet cupboard cabinet | armario guarda-roupa
! vestuario vestidor | cloakroom | vestiario balneario
! agua | water | agua
! cafe | coffee | cafe
! infusion | infusion tea herbal | infusao cha
! leche | milk | leite
! zumo jugo | juice | suco sumo
! refresco gaseosa | soda | refrigerante
! cerveza | beer | cerveja
! vino | wine | vinho
! alcohol alcoholico | alcohol alcoholic | alcool alcoolico
! alcoholemia alcoholimetro | breathalyser breathalyzer | bafometro alcoolemia etilometro
! bebida beber | drink beverage drinking | bebida beber
! pan panes | bread | pao paes
! bocadillo sandwich emparedado bocata | sandwich sandwiches | sanduiche sandes
! aperitivo tentempie merienda colacion refrigerio | snack refreshment | lanche petisco merenda
! ensalada | salad | salada
! sopa | soup | sopa
! arroz | rice | arroz
! pasta | pasta | massa macarrao macarroes
! carne res ternera | meat beef | carne
! pollo | chicken | frango galinha
! cerdo puerco chancho | pork pig | porco suino
! pescado pez | fish | peixe
! marisco | seafood shellfish | marisco
! huevo | egg | ovo ovos
! queso | cheese | queijo
! yogur | yogurt yoghurt | iogurte
! fruta | fruit | fruta
! verdura hortaliza vegetal | vegetable | verdura legume vegetal vegetais
! postre | dessert | sobremesa
! dulce golosina caramelo | sweet candy | doce rebucado
! chocolate | chocolate | chocolate
! galleta | biscuit cookie | biscoito bolacha
! tarta pastel torta | cake pastry pie | bolo torta
! azucar | sugar | acucar
! sal | salt | sal
! pimienta | pepper | pimenta
! salsa | sauce | molho
! cacahuete mani | peanut | amendoim
! nuez nueces | nut nuts walnut | noz nozes castanha
! gluten celiaco | gluten gluten-free coeliac celiac | gluten celiaco
! lactosa lacteo | lactose dairy | lactose laticinio
! alergeno | allergen | alergeno alergenico
! vegetariano | vegetarian | vegetariano
! vegano | vegan | vegano
! halal | halal | halal
! kosher | kosher | kosher
! plato | dish dishes plate | prato
! vaso | cup glass tumbler | copo
! taza | mug cup | xicara caneca chavena
! cubierto | cutlery silverware | talher
! tenedor | fork | garfo
! cuchara | spoon | colher
! servilleta | napkin serviette | guardanapo
! bandeja charola | tray | bandeja tabuleiro
! botella | bottle | garrafa
! lata | tin | lata
! taper tupper fiambrera tuper lonchera | lunchbox tupperware | marmita pote
! microondas | microwave | micro-ondas microondas
! nevera refrigerador frigorifico heladera refri | fridge refrigerator | geladeira frigorifico
! congelador | freezer | congelador freezer
! horno | oven | forno
! lavavajillas | dishwasher | lava-loucas
! maquina vending expendedora | machine vending | maquina vending
! restaurante | restaurant | restaurante
! bar cafeteria | bar cafe | bar lanchonete cafetaria
! buffet bufe | buffet | buffet bufe
! catering comisariato | catering caterer | catering comissaria
! propina | tip gratuity | gorjeta
! supermercado | supermarket grocery groceries | supermercado mercado
! vale cupon bono voucher | voucher coupon | vale cupom voucher
! almuerzo almorzar | lunchtime | almocar
! pasaporte | passport | passaporte
! visado visa | visa | visto visa
! dni cedula identidad | identity dni | identidade rg
! nif | tin | nif
! cpf | cpf | cpf
! rut | rut | rut
! carne gafete credencial acreditacion pase | credential accreditation pass | cracha credencial acreditacao credenciais acreditacoes
! licencia habilitacion | licence license | licenca habilitacao habilitacoes
! acta minuta | minutes | ata
! certificado constancia comprobante | evidence | certidao certidoes comprovativo declaracao
! titulo diploma | degree diploma | diploma titulo
! formulario impreso planilla ficha | form template | formulario ficha impresso
! plantilla modelo | template | modelo template
! carta | letter | carta
! carta menu | menu | ementa cardapio
! memorando memo circular | memo memorandum circular | memorando circular
! comunicado aviso anuncio | announcement notice bulletin | comunicado anuncio
! cartel letrero senal senalizacion | sign signage poster | cartaz placa sinal sinalizacao sinais sinalizacoes
! tablon cartelera | noticeboard | mural murais
! boletin newsletter | newsletter bulletin | boletim newsletter
! folleto | brochure leaflet flyer | folheto panfleto
! manual guia | manual guide handbook | manual guia manuais
! politica | policy policies | politica
! procedimiento protocolo | procedure protocol | procedimento protocolo
! convenio cba | cba convention | convencao convencoes
! ley legislacion | law legislation statute | lei leis legislacao legislacoes
! clausula | clause | clausula
! articulo | article | artigo
! capitulo | chapter | capitulo
! apartado parrafo | paragraph subsection | paragrafo alinea
! anexo apendice | annex appendix | anexo apendice
copia fotocopia copiar | copy copies photocopy copied | copia fotocopia copiar
original | original | original originais
! borrador | draft | rascunho minuta
! huella dactilar | fingerprint | digital digitais
! foto fotografia retrato | photo photograph picture | foto fotografia
! imagen | image picture | imagem
! video | video footage | video
! expediente legajo | dossier | prontuario dossie processo
! registro bitacora | log logbook record | registro registo
! libro | book | livro
! libreta cuaderno | notebook logbook | caderno caderneta
! mapa plano | map layout | mapa planta
! tabla | table chart | tabela
! grafico | graph chart | grafico
! calendario almanaque | calendar | calendario
! agenda | agenda diary planner | agenda
! cuadrante rol roster | roster rota | escala
! encuesta | survey poll | pesquisa inquerito enquete
! presupuesto cotizacion | quote quotation estimate | orcamento cotacao cotacoes
! presupuesto | budget | orcamento verba
! multa infraccion | fine penalty | multa infracao coima infracoes
! denuncia denunciar | complaint whistleblowing | denuncia denunciar queixa
queja reclamacion reclamo reclamar | complaint complain | reclamacao queixa reclamar reclamacoes
sugerencia sugerir buzon | suggestion suggest | sugestao sugerir sugestoes
! apoderado | proxy | procuracao procurador
! testamento herencia | inheritance heir | testamento heranca herdeiro
! domicilio direccion | address | endereco morada
! casa hogar vivienda domicilio | home house household dwelling housing | casa lar moradia residencia
alquiler renta arriendo alquilar arrendar | rent rental lease | aluguel aluguer renda alugar arrendamento alugueis
! hipoteca | mortgage | hipoteca
! prestamo credito | loan credit | emprestimo credito
interes intereses | interest | juros
! banco bancario | bank banking | banco bancario
! iban cbu clabe | iban | iban pix
! transferencia giro transferir | transfer wire | transferencia ted transferir
! cheque | cheque | cheque
! cajero atm | atm cashpoint | multibanco
! cajero | cashier checkout | caixa
! efectivo dinero plata | money banknote | dinheiro grana
! moneda divisa | forex | divisa cambio
! moneda | coin | moeda
peso mxn clp | peso | peso
! reales | reais | real reais
! libra esterlina | pound sterling gbp | libra esterlina
! euro eur | eur | eur
! dolar usd | usd | usd dolares
! centimo centavo | cent penny pence | centimo centavo
! nomina planilla | paystub pay-slip | contracheque holerite vencimento
! sueldo remuneracion retribucion haberes | remuneration earnings salaries | remuneracao vencimento
! complemento plus suplemento | supplement allowance add-on | complemento adicional suplemento subsidio adicionais
! bono bonus gratificacion incentivo bonificacion | bonus bonuses incentive | bonus gratificacao abono incentivo gratificacoes
! aguinaldo decimotercera decimotercero | thirteenth | decimo-terceiro
! finiquito liquidacion | settlement severance | rescisao acerto quitacao rescisoes quitacoes
! indemnizacion indemnizar compensacion | compensation indemnity severance compensate | indemnizacao indenizacao compensacao indenizar indemnizacoes indenizacoes compensacoes
! anticipo adelanto | advance | adiantamento vale
! retencion irpf isr | withholding | retencao irrf irs retencoes
! impuesto tributo fiscal | tax taxes taxation | imposto tributo fiscal fiscais
! iva | vat | iva icms
! cotizacion aporte contribucion aportacion | contribution | contribuicao contribuicoes
! embargo | garnishment seizure | penhora
deduccion deducir | deduction deduct deducted | deducao deduzir deducoes
! subsidio ayuda subvencion | subsidy grant benefit | subsidio auxilio ajuda
! beca | scholarship grant bursary | bolsa
! premio galardon recompensa | prize award reward | recompensa
! regalo obsequio regalar | gift giveaway | presente brinde prenda
! trienio | triennium | trienio
! quinquenio | quinquennium | quinquenio
aumento incremento subida aumentar | raise increase increment rise | aumento reajuste aumentar
! cuota plazo mensualidad | instalment installment | parcela prestacao prestacoes
! factura boleta | bill invoice | fatura
! recibo ticket tique boleta | slip | talao cupom taloes
! servidor | server | servidor
! nube | cloud | nuvem
! router enrutador | router | roteador router
! conmutador switch | switch switches | switch comutador
! puerto | port | porta
! puerto maritimo | harbour harbor seaport | porto
! cortafuegos firewall | firewall | firewall
! antivirus | antivirus anti-virus | antivirus
! virus malware | virus viruses malware | virus malware
! ransomware | ransomware | ransomware
! phishing suplantacion | phishing spoofing impersonation | phishing
! spam | spam junk | spam
! estafa fraude fraudulento | scam fraud fraudulent | golpe fraude burla
! hacker pirata ciberataque | hacker hacking cyberattack | hacker ciberataque
! vpn | vpn | vpn
! mfa verificacion autenticacion autenticador autenticarse | mfa two-factor authentication authenticator authenticate verification | mfa autenticacao autenticador verificacao autenticar autenticacoes verificacoes
! token | token | token
! sms | sms | sms
! contrasena password | passcode passphrase | password
! usuario login | username login logon | login
! perfil | profile | perfil perfis
rol funcion | role function | funcao funcoes
acceso acceder | access accesses | acesso aceder acessar
privilegio derecho | privilege permission | privilegio permissao permissoes
actualizacion actualizar | update upgrade updated updating | atualizacao atualizar atualizacoes
! parche | patch patches | patch correcao correcoes
! version | version release | versao versoes
! programa software | software program programme | software programa
! aplicacion app | app application apps | aplicativo app aplicacao aplicacoes
! navegador | browser | navegador browser
! extension plugin | extension plug-in plugin add-on | extensao plugin extensoes
! extension anexo | extension | ramal extensao ramais extensoes
! cookie | cookie | cookie
! cache | cache | cache
! enlace vinculo link hipervinculo | link hyperlink url | link hiperligacao ligacao hiperligacoes ligacoes
! web sitio | website web webpage | site web sitio
! intranet | intranet | intranet
! internet | internet online | internet
! portal autoservicio | portal self-service | portal autosservico autoatendimento portais
buscador busqueda buscar | search searching | busca pesquisa buscar
! carpeta directorio | folder directory | pasta diretorio
! carpeta archivador | binder | pasta fichario
! archivo fichero | file | arquivo ficheiro
! archivo archivar | archive archived filing | arquivo arquivar
! respaldo respaldar backup | backup back-up | backup
! dato | data | dados
! disco | disk disc drive hard-drive | disco hd
! usb pendrive memoria | usb pendrive flash-drive | usb pendrive pen-drive
! memoria ram | memory ram | memoria ram
! procesador cpu chip | processor cpu chip | processador cpu chip
! teclado | keyboard keypad | teclado
! tecla | key keystroke | tecla
! raton mouse | mouse mice | mouse rato
! camara webcam | camera webcam | camera webcam
! cctv videovigilancia | cctv surveillance | cftv videovigilancia
! microfono | microphone mic | microfone
! auriculares audifonos | earphones earbuds | auscultadores fone headset
! cargador cargar | charger charge charging | carregador carregar
! cable | cable cord | cabo
! adaptador | adapter adaptor | adaptador
! enchufe tomacorriente | plug socket outlet | tomada plugue
! bateria pila | batteries | pilha
! electricidad electrico corriente | electricity electric electrical power | eletricidade eletrico energia
caida averia interrupcion | outage downtime breakdown | queda avaria interrupcao pane interrupcoes
averia desperfecto defecto | fault defect breakdown malfunction faulty | avaria defeito
! telefono celular smartphone moviles | cellphone smartphone handset | telemovel smartphone celulares telemoveis
! fijo | landline | fixo
! sim chip esim | sim esim | chip esim
! fax | fax | fax
! radio walkie walkie-talkie emisora | radio walkie-talkie | radio
! portatil computador computadora notebook laptop pc | pc notebook | laptop pc
! impresora multifuncion imprimir impreso | print printing printout | imprimir impressao impressoes
! toner tinta cartucho | toner ink cartridge | toner tinta cartucho
! fotocopiadora | photocopier copier | fotocopiadora copiadora
! proyector | projector | projetor
! lector lectora | reader | leitor leitora
! qr | qr | qr
! biometria biometrico | biometric | biometria biometrico
! fichaje fichar marcaje | clock-in clocking timekeeping punch | ponto marcacao picagem
! quiosco kiosco totem | kiosk | quiosque totem
! mainframe | mainframe | mainframe
! chat mensaje mensajeria whatsapp teams | chat message messaging | chat mensagem
! videoconferencia videollamada | videoconference | videoconferencia videochamada
! correo email mail buzon | mailbox inbox | email
! correo postal | mail postal | postal postais
cifrado encriptado encriptar cifrar | encryption encrypted encrypt | criptografia criptografado cifrado encriptar
! dominio | domain | dominio
! ip | ip | ip
! banda | bandwidth broadband | banda
! fibra adsl | fibre fiber broadband | fibra
! wifi inalambrico | wi-fi wireless | wifi wi-fi
! bluetooth | bluetooth | bluetooth
! gps | gps | gps
! drone dron | drone uav | drone
! robot chatbot asistente bot | robot chatbot bot assistant | robo chatbot
! pantallazo captura | screenshot | captura print
! icono | icon | icone
ajuste configuracion configurar | setting configuration setup configure | configuracao definicao configurar configuracoes definicoes
! embarazo gestacion | pregnancy pregnancies gestation | gravidez gestacao gestacoes
! lactancia amamantar | breastfeeding lactation nursing breastfeed | amamentacao aleitamento lactacao amamentar amamentacoes lactacoes
! maternidad maternal | maternity motherhood | maternidade
! paternidad paternal | paternity fatherhood | paternidade
! aborto | miscarriage abortion | aborto
! fertilidad reproduccion | fertility ivf | fertilidade
! menstruacion menstrual | menstruation menstrual | menstruacao menstrual menstruais
fatiga cansancio cansado agotamiento agotado | fatigue tiredness tired exhaustion exhausted | fadiga cansaco cansado exaustao exaustoes
! sueno dormir | sleep sleeping asleep | sono dormir
! siesta | nap | soneca sesta
! estres | stress burnout | estresse stress
! ansiedad | anxiety | ansiedade
! depresion | depression | depressao
! salud sanitario | health healthcare | saude sanitario
mental | mental | mental mentais
apto aptitud | fit fitness | apto aptidao aptidoes
! inapto | unfit unsuitable | inapto
! reconocimiento chequeo revision | check-up checkup screening | checkup check-up
! analisis analitica analizar | analysis analyses | analise exame
! laboratorio | laboratory lab | laboratorio
! orina | urine | urina
! saliva | saliva | saliva
! muestra | sample specimen | amostra
! radiografia | x-ray radiography | radiografia raio-x
! audiometria oido auditivo audicion | hearing audiometry ear | audicao audiometria ouvido auditivo audicoes
! vision ojo visual | sight eyesight vision eye visual | visao olho visual visuais
! ruido | noise | ruido barulho
! corazon cardiaco | heart cardiac | coracao cardiaco coracoes
! infarto | infarction | infarto enfarte
! desfibrilador dea | defibrillator aed | desfibrilador dea
! rcp reanimacion | cpr resuscitation | rcp reanimacao ressuscitacao reanimacoes ressuscitacoes
! socorro auxilio | rescue | socorro
! diabetes diabetico | diabetes diabetic | diabetes diabetico
! insulina | insulin | insulina
! alergia alergico | allergy allergies allergic | alergia alergico
! asma | asthma | asma
! cancer | cancer | cancer cancro
! gripe | flu influenza | gripe
! resfriado catarro constipado | cold | resfriado constipacao constipacoes
! covid coronavirus | covid coronavirus | covid coronavirus
! fiebre | fever | febre
! tos | cough | tosse
! vomito vomitar | vomit vomiting | vomito vomitar
! diarrea | diarrhoea diarrhea | diarreia
! mareo desmayo desmayarse | dizziness dizzy faint fainting | tontura desmaio desmaiar
! dolor | pain ache | dor dores
! migrana | headache migraine | enxaqueca
! espalda lumbar | lumbar | costas lombar
! cabeza | head | cabeca
! brazo | arm | braco
! pierna | leg | perna
! pie pies | foot feet | pe pes
! rodilla | knee | joelho
! dedo | finger toe | dedo
! cuello | neck collar | pescoco
! cuello | collar | colarinho gola
! muneca | wrist | pulso punho
! tobillo | ankle | tornozelo
! hombro | shoulder | ombro
! cara rostro facial | face facial | rosto cara facial faciais
! oreja | ear ears | orelha
! nariz nasal | nose nasal nostril | nariz nasal nasais
! boca | mouth | boca
! lengua | tongue | lingua
! labio | lip | labio
! ceja | eyebrow | sobrancelha
! pestana | eyelash lashes | cilio pestana
! diente muela | tooth teeth | dente
! piel cutaneo | skin | pele
! cuerpo corporal | body bodily | corpo corporal corporais
! lesion lesionado herida herido | injury injuries injured wound | lesao ferimento ferido lesionado lesoes
! quemadura quemar | burn burnt burned | queimadura queimar
! fractura | fracture | fratura
! esguince | sprain | entorse
! accidente siniestro | accident | acidente sinistro
! itinere in-itinere | commuting commute | trajeto
! cirugia quirurgico | surgery surgical operation | cirurgia cirurgico
! tratamiento terapia | treatment therapy | tratamento terapia
! rehabilitacion | rehabilitation rehab | reabilitacao reabilitacoes
! medicamento medicina farmaco medicacion | medicine medication drug | medicamento remedio medicacao medicacoes
! receta prescripcion | prescription | receita prescricao prescricoes
! pastilla pildora comprimido | pill tablet | comprimido pilula
! farmacia | pharmacy pharmacies chemist drugstore | farmacia
! vacuna vacunacion vacunar | vaccine vaccination vaccinate jab | vacina vacinacao vacinar vacinacoes
! contagio contagioso infeccion | contagion contagious infection | contagio contagioso infeccao infeccoes
! cuarentena aislamiento | quarantine isolation | quarentena isolamento
! droga estupefaciente psicoactivo | drug narcotic psychoactive | droga entorpecente psicoativo
! sustancia | substance | substancia
! tabaco fumar cigarrillo cigarro | tobacco smoking smoke cigarette | tabaco fumar cigarro
! vapeo vapear vapeador | vape vaping e-cigarette | vape
! fumador | smoker | fumante fumador
! clinica ambulatorio consultorio | clinic surgery | clinica consultorio ambulatorio
! poliza | policy | apolice
! incapacidad invalidez | incapacity disablement | incapacidade invalidez
! diagnostico | diagnosis diagnoses | diagnostico
! sintoma | symptom | sintoma
! cuidador | carer caregiver | cuidador
cuidado cuidar | care caring | cuidado cuidar
! transfusion donante | donor transfusion | doador transfusao dador transfusoes
! ergonomia ergonomico | ergonomic | ergonomia ergonomico
! formacion capacitacion entrenamiento adiestramiento formar capacitar entrenar | training train trained | formacao treinamento capacitacao treino formar treinar capacitar
! taller workshop | workshop | oficina workshop
! taller | workshop garage | oficina garagem
! seminario charla | seminar talk | seminario palestra
! conferencia congreso | conference congress | conferencia congresso
! reunion junta | meeting | reuniao reunioes
! briefing | briefing | briefing
! e-learning virtual | e-learning elearning | e-learning ead
! modulo | module | modulo
! alumno estudiante | student pupil trainee | aluno estudante
! universidad universitario facultad | university universities college | universidade universitario faculdade
! master posgrado | masters postgraduate | mestrado pos-graduacao
! bachillerato secundaria | secondary | secundario
! escuela academia | academy academies | academia
! nota calificacion puntuacion | grade mark score | nota classificacao pontuacao classificacoes pontuacoes
! reciclaje recurrente | refresher recurrent recurrency | reciclagem recorrente
evaluacion evaluar valoracion | evaluation assessment appraisal evaluate assess | avaliacao avaliar avaliacoes
pregunta | question | pergunta questao questoes
! ejercicio practica | exercise practice drill | exercicio pratica
! teoria teorico | theory theoretical | teoria teorico
! simulacro | drill | simulado simulacro
! espanol castellano | spanish | espanhol castelhano
! portugues | portuguese | portugues
! frances | french | frances
! aleman | german | alemao
! italiano | italian | italiano
! chino | chinese mandarin | chines
! fuego incendio llamas | fire flame blaze | fogo incendio chamas
! extintor | extinguisher | extintor
! humo | smoke fumes | fumaca fumo
! alarma | alarm | alarme
! sirena | siren | sirene
! rociador | sprinkler | sprinkler
! emergencia urgencia | emergency emergencies | emergencia urgencia
! salida | exit | saida
! encuentro | assembly muster | encontro
! casco | helmet hard-hat hardhat | capacete
! reflectante reflectivo | hi-vis high-visibility reflective | refletivo refletor
! tapon tapones orejera | earplug earmuff | tampao abafador tampoes
! epi epp | ppe | epi
! arnes | harness | arnes
! guardarrail barandilla baranda | railing handrail guardrail | corrimao guarda-corpo
! barrera valla vallado | barrier fence | barreira cerca vedacao cancela vedacoes
velocidad | speed velocity | velocidade
! cruce | crossing crosswalk crossroads | cruzamento faixa travessia
! trafico transito circulacion | traffic | trafego transito circulacao circulacoes
colision choque chocar atropello | collision crash collide | colisao batida choque atropelamento colisoes
caida resbalon caerse tropiezo caer | slip fall fell fallen | queda escorregao tropeco cair
! fod | fod debris | fod detritos
! ingestion succion | ingestion suction | ingestao succao ingestoes succoes
! chorro | blast | jato
riesgo peligro | risk hazard danger | risco perigo
amenaza | threat | ameaca
! terrorismo terrorista | terrorism terrorist | terrorismo terrorista
! sabotaje | sabotage | sabotagem
! violencia agresion | violence assault aggression | violencia agressao agressoes
! acoso hostigamiento | harassment bullying mobbing | assedio
discriminacion discriminar | discrimination discriminate | discriminacao discriminar discriminacoes
! terremoto sismo temblor | earthquake quake | terremoto sismo
! inundacion | flood flooding | inundacao enchente cheia inundacoes
! huracan ciclon | hurricane cyclone typhoon | furacao ciclone furacoes
! tsunami | tsunami | tsunami
! ceniza volcan volcanico | ash volcano volcanic | cinza vulcao vulcanico vulcoes
! rayo relampago | lightning | raio relampago
! tormenta tempestad | storm thunderstorm | tempestade trovoada
! lluvia llover llueve | rain rainy raining | chuva chover
! nieve nevar nevada | snow snowfall | neve nevar
! granizo | hail | granizo
! niebla neblina bruma | fog mist haze | nevoeiro neblina nevoa
! viento rafaga | wind gust windy | vento rajada
! sol solar | sun sunny solar | sol solar
! nube nuboso | cloudy | nuvem nublado
! calor caluroso | heat hot heatwave | calor quente
temperatura | temperature | temperatura
! humedad humedo mojado | humidity humid wet moisture | umidade humidade umido molhado
! clima meteorologia meteorologico | weather climate meteorology meteorological | clima meteorologia meteorologico
! hielo congelado | icy icing frozen | congelado
! glicol | glycol | glicol
visibilidad | visibility | visibilidade
oscuridad oscuro | dark darkness | escuridao escuro escuridoes
hallazgo encontrado | found finding | achado
! propietario dueno | owner | proprietario dono
! pertenencia | belonging property possessions | pertence
objeto articulo cosa | object item | objeto item artigo coisa
valor valioso | valuable | valioso
dano danado danar estropeado | damage damaged broken | dano danificado avariado estragado danificar
! hotel alojamiento hospedaje hospedarse alojarse | accommodation lodging inn | hospedagem alojamento hoteis hospedar
! hostal residencia albergue | hostel guesthouse residence | pousada hostel residencia albergue hosteis
! habitacion cuarto dormitorio | room bedroom | quarto
! cama litera | bed beds bunk | cama beliche
! sabana manta cobija frazada | sheet blanket | lencol cobertor manta
! almohada | pillow cushion | travesseiro almofada
! toalla | towel | toalha
individual sencilla | single | individual solteiro individuais
doble | double | duplo casal casais
! suite | suite | suite
! minibar | minibar | frigobar minibar
! piscina alberca pileta | pool | piscina
! spa | spa | spa
! sauna | sauna | sauna
! lobby vestibulo hall | lobby foyer hall | lobby saguao vestibulo saguoes
! check-out | check-out checkout | check-out
! apartamento departamento piso | apartment flat | apartamento
! piso planta | floor storey | andar andares piso
! sotano subsuelo | basement cellar | subsolo porao cave poroes
! azotea terraza tejado techo | roof rooftop terrace | terraco telhado teto
! techo | ceiling roof | teto
! suelo piso | floor | chao piso
! pared muro | wall | parede muro
! edificio inmueble | building premises | edificio predio
! instalacion instalaciones | facility facilities installation premises | instalacao instalacoes
! obra construccion | construction | obra construcao construcoes
! fabrica planta | factory plant | fabrica
! patio | yard courtyard patio | patio
! jardin | garden | jardim
! garaje cochera | garage carport | garagem
! aparcamiento estacionamiento parqueadero parking aparcar estacionar parquear | park parked | estacionar parqueamento
! plaza cajon | bay | vaga lugar
! perimetro | perimeter | perimetro
! almacen deposito bodega | storeroom storehouse depot | deposito almoxarifado
! tienda comercio | shop store retail | loja comercio
! duty-free | duty-free | duty-free
! vip | vip | vip
! aseo sanitario wc inodoro lavabo | restroom bathroom washroom wc loo | wc sanitario lavabo
! papelera basurero basura residuo desecho | bin waste trash rubbish garbage litter | lixo lixeira residuo
! jabon | soap | sabao sabonete saboes
! gel | gel sanitiser sanitizer | gel
! papel folio hoja | sheet | folha papeis
! boligrafo lapicero boli birome | pen pens | caneta
! lapiz | pencil | lapis
! pizarra pizarron | whiteboard blackboard flipchart | lousa
! silla butaca sillon | armchair | poltrona
! sofa | sofa couch | sofa
! puesto | workstation workplace | posto
! lampara flexo | lamp | lampada luminaria candeeiro
! ventilador | fan | ventilador ventoinha
! climatizacion | air-conditioning aircon hvac | ar-condicionado
! calefaccion calefactor estufa | heating heater | aquecimento aquecedor
! cortina persiana | curtain blind | cortina persiana
! aire | air | ar
! estanteria estante balda repisa | shelf shelves rack | prateleira estante
! candado cerradura | lock padlock | cadeado fechadura
! timbre | bell doorbell | campainha
! fuente dispensador | fountain dispenser cooler | bebedouro dispensador
! plaza avenida calle | street avenue square | rua avenida praca
! ciudad urbano municipio | city cities town municipal | cidade urbano municipio
! pueblo | village town | vila aldeia
! provincia | province | provincia
! region comunidad | region | regiao regioes
! comuna barrio | neighbourhood neighborhood district | bairro
! pais paises | country countries | pais paises
! mundo mundial | world worldwide global | mundo mundial mundiais
! continente | continent | continente
! isla | island | ilha
! capital | capital | capital capitais
! embajada | embassy embassies | embaixada
! consulado consular | consulate consular | consulado consular
! ministerio gobierno | ministry government | ministerio governo
! ayuntamiento alcaldia municipalidad | council | prefeitura camara
! juzgado tribunal judicial | court tribunal judicial | tribunal justica judicial tribunais judiciais
! jurado | jury juror | juri jurado
! elecciones votacion votar voto | election vote voting ballot | eleicao votacao votar voto eleicoes votacoes
! iglesia religioso religion | church religious religion | igreja religioso religiao religioes
! funeral entierro sepelio | funeral burial | funeral enterro sepultamento funerais
! parque | park | parque
! playa | beach beaches | praia
! montana | mountain | montanha
! mar | sea | mar
! rio | river | rio
! teatro | theatre theater | teatro
! cine pelicula | cinema movie film | cinema filme
! museo | museum | museu
! deporte deportivo | sport sports | esporte desporto
! futbol | football soccer | futebol
! carrera maraton | race marathon | corrida maratona
! carrera profesion | career profession | carreira profissao profissoes
! fiesta celebracion | celebration celebrate | festa celebracao celebrar
! evento | event | evento
! club | club | clube
! musica | music | musica
! periodico diario | newspaper | jornal jornais
! television tele | television tv | televisao televisoes
! revista | magazine | revista
! juguete | toy | brinquedo
! panal | nappy diaper | fralda
! cumpleanos | birthday | aniversario
! aniversario | anniversary | aniversario
! navidad navideno | christmas xmas | natal natalino
! pascua | easter | pascoa
! carnaval | carnival | carnaval carnavais
! ramadan | ramadan | ramada
! temporada estacion | season | temporada estacao epoca estacoes
! madrugada amanecer alba | dawn daybreak sunrise | madrugada amanhecer
! anochecer atardecer ocaso | dusk sunset evening | anoitecer entardecer
hoy | today | hoje
ayer | yesterday | ontem
! utc zulu gmt | utc zulu gmt | utc zulu gmt
! quincena quincenal | fortnight fortnightly biweekly | quinzena quinzenal quinzenais
! bimestre bimestral | bimonthly | bimestre bimestral bimestrais
! trimestre trimestral | quarter quarterly | trimestre trimestral trimestrais
! semestre semestral | semester half-year | semestre semestral semestrais
edad | age aged | idade
! jornada | workday | jornada expediente
parcial | part-time | parcial parciais
! vacaciones receso | pto | recesso
! guardia | duty on-duty | plantao plantoes
! huso | timezone time-zone | fuso
! jetlag | jet-lag jetlag | jet-lag
! negro | black | preto negro
! gris | grey gray | cinza cinzento
! marron castano | brown | marrom castanho
! rosa rosado | pink | rosa
! morado violeta purpura lila | purple violet lilac | roxo violeta lilas
! beige crema | beige cream | bege creme
! dorado oro | gold golden | dourado ouro
! plateado plata | silver | prateado prata
! turquesa | turquoise cyan | turquesa
! marino | navy | marinho
! granate burdeos bordo | burgundy maroon | bordo bordeaux vinho
color | colour color | cor cores
! fluorescente | fluorescent | fluorescente
! bronce | bronze | bronze
! platino | platinum | platina
! diamante | diamond | diamante
! argentina argentino | argentina argentinian argentine | argentina argentino
! bolivia | bolivia bolivian | bolivia
! colombia colombiano | colombia colombian | colombia colombiano
! ecuador ecuatoriano | ecuador ecuadorian | equador
! mexico mexicano | mexico mexican | mexico mexicano
! paraguay | paraguay paraguayan | paraguai
! peru peruano | peru peruvian | peru peruano
! uruguay uruguayo | uruguay uruguayan | uruguai uruguaio
! venezuela venezolano | venezuela venezuelan | venezuela
! panama | panama panamanian | panama
! cuba cubano | cuba cuban | cuba
! dominicana | dominican | dominicana
! guatemala | guatemala | guatemala
! canada canadiense | canada canadian | canada canadense
! eeuu estadounidense | usa american | eua estadunidense
! portugal | portugal | portugal
! francia | france | franca
! italia | italy | italia
! alemania | germany | alemanha
! suiza suizo | switzerland swiss | suica suico
! belgica | belgium belgian | belgica
! holanda | holland netherlands dutch | holanda
! inglaterra britanico uk | england britain british uk | inglaterra britanico
! irlanda | ireland irish | irlanda
! grecia | greece greek | grecia
! turquia | turkey turkish | turquia
! rusia | russia russian | russia
! china | china | china
! japon japones | japan japanese | japao japones
! corea | korea korean | coreia
! india | india indian | india
! israel | israel israeli | israel
! emiratos | emirates uae | emirados
! marruecos | morocco moroccan | marrocos
! australia | australia australian | australia
! zelanda | zealand | zelandia
! africa africano | africa african | africa africano
! asia asiatico | asia asian | asia asiatico
! oceania | oceania | oceania
! latinoamerica latinoamericano latam | latam | latino-americano latam
! centroamerica caribe | caribbean | caribe
! europeo comunitario ue schengen | european eu schengen | europeu ue schengen
! espanol espanola | spaniard | espanhola
! chileno chilena | chilean | chileno chilena
! brasileno brasilena | brazilian | brasileiro brasileira
! madrid | madrid | madri madrid
! barcelona | barcelona | barcelona
! valencia | valencia | valencia
! sevilla | seville sevilla | sevilha
! malaga | malaga | malaga
! bilbao | bilbao | bilbao
! palma mallorca baleares | palma majorca mallorca balearic | palma maiorca baleares
! tenerife canarias | tenerife canaries canary | tenerife canarias
! lisboa | lisbon | lisboa
! porto oporto | porto oporto | porto
! londres | london | londres
! paris | paris | paris
! roma | rome | roma
! milan | milan | milao
! francfort frankfurt | frankfurt | frankfurt
! amsterdam | amsterdam | amsterda amsterdao
! santiago | santiago | santiago
! paulo guarulhos | paulo guarulhos | paulo guarulhos
! brasilia | brasilia | brasilia
! lima | lima | lima
! bogota | bogota | bogota
! quito | quito | quito
! guayaquil | guayaquil | guaiaquil
! ezeiza aeroparque | ezeiza aeroparque | ezeiza aeroparque
! montevideo | montevideo | montevideu
! asuncion | asuncion | assuncao
! miami | miami | miami
! york | york | york iorque
! orlando | orlando | orlando
! oriente oriental | east eastern | leste oriental orientais
! oeste occidental | west western | oeste ocidental ocidentais
derecha | right | direita
izquierda | left | esquerda
delantero frontal | front forward fore | dianteiro frontal frente frontais
trasero posterior | rear aft | traseiro posterior
! norte septentrional | northern | setentrional setentrionais
! sur meridional | southern | meridional meridionais
! airbus | airbus | airbus
! boeing | boeing | boeing
! embraer | embraer | embraer
! atr | atr | atr
! helicoptero | helicopter | helicoptero
! avioneta jet reactor | jet | jato
! aviones | aeroplane airliner jetliner | avioes
! charter | charter | charter fretado
! carguero | freighter | cargueiro
! handling | handling | handling
! alianza oneworld | alliance oneworld | alianca oneworld
competencia competidor | competitor competition | concorrente concorrencia
! iata | iata | iata
! oaci icao | icao | icao oaci
! easa | easa | easa
! aesa | aesa | aesa
! dgac | dgac | dgac
! anac | anac | anac
! faa | faa | faa
! aena | aena | aena
autoridad | authority authorities | autoridade
! medioambiente ambiental ecologico | environment environmental | ambiental ecologico ambientais
! emision emisiones co2 carbono | emission co2 carbon | emissao co2 carbono emissoes
! plastico | plastic | plastico
! vidrio cristal | glass | vidro
! madera | wood wooden | madeira
! acero hierro | steel iron | aco ferro
! goma caucho | rubber | borracha
! celo | tape adhesive | fita
pintura pintar | paint painting painted | pintura tinta pintar
! quimico | chemical | quimico
! arena | sand | areia
! polvo | dust powder | po poeira
! tierra suelo | soil | terra
! bandera | flag | bandeira
! logo logotipo emblema | logo logotype emblem | logo logotipo emblema
marca | brand trademark | marca
! silbato | whistle | apito
! linterna | flashlight torch | lanterna
! megafono megafonia | megaphone loudspeaker | megafone
! cuna moises bassinet | bassinet cot crib | berco
! muleta baston | crutch cane | muleta bengala
! camilla | stretcher | maca
! protesis ortesis | prosthesis prosthetic | protese
! marcapasos | pacemaker | marca-passo pacemaker
! ciego invidente | blind | cego
! sordo | deaf | surdo
! deportado inadmitido | deportee inadmissible | deportado inadmitido
disruptivo conflictivo | disruptive unruly | indisciplinado disruptivo
! polizon | stowaway | clandestino
! empresa corporacion organizacion | companies corporation organisation organization enterprise | organizacao corporacao organizacoes corporacoes
! aerolinea | carrier | transportadora
! aeropuerto aerodromo | aerodrome airfield | aerodromo
reparacion reparar | repair overhaul servicing | reparo reparacao conserto consertar reparar reparacoes
! vuelo | flew flown flying | voos
! examen prueba test | quiz | teste
! cita consulta | consultation | marcacao marcacoes
! guarderia | kindergarten creche childcare day-care preschool | infantario
! gimnasio fitness | fitness | fitness
! comida alimentacion | feeding | refeicoes alimentacao alimentacoes
! dieta regimen | diet dietary | dieta regime
! debito | debit | debito
! pausa receso | pause | intervalo
! equipo aparato | gadget appliance hardware | aparelho
! equipo brigada | team squad | equipe equipa time
! robo hurto sustraccion ladron | thief thieves burglary stole | furto ladrao assalto ladroes
! policia policial carabineros | policeman policemen | policial policiais
contratacion contratar | hiring employment recruitment | contratacao contratar contratacoes
despido despedir | dismissal dismiss dismissed layoff termination fired | demissao despedimento demitir demissoes
renuncia renunciar dimision | resignation resign resigned | renuncia renunciar
! nacionalidad ciudadania ciudadano | nationality citizenship citizen | nacionalidade cidadania cidadao
! residente residencia | resident residence residency | residente residencia
sexo genero | gender sex | sexo genero
! nombre | name | nome
! apellido | surname | sobrenome apelido
numero num | number | numero
letra caracter | letter character | letra caractere
mayuscula | uppercase capital | maiuscula
minuscula | lowercase | minuscula
! simbolo | symbol | simbolo
! cifra digito | digit figure | digito algarismo
! noche | evening | noite
! tarde | evening | tarde
! cofre | strongbox | cofre
`;
