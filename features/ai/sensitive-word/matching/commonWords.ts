/**
 * English and Spanish words that stand in any text, without marks. Two of them in a row are two words, whatever they
 * spell together (hero in); and what stands among them is no pinyin.
 */
const commonWords = `
a about above across act after again against age ago air all almost alone along already also always am among an and
animal another answer any are area arm around art as ask at away b baby back bad ball bank base be because bed been
before began begin being best better between big bird black blue boat body book both box boy bring brother build but
buy by c call came can car card care carry case cat change child children city class clear close cold color come
company could country cut d dark data day dear deep did die different do does dog done door down draw dream drive dry
each ear early earth east eat egg end english enough even ever every example eye face fact fall family far farm fast
father feel feet few field find fine fire first fish five fly follow food foot for force form four free friend from
front full fun game gave get girl give glass go god gold gone good got great green group grow gun had hair half hand
happy hard has hat have he head hear heart heat help her here hero high hill him his hit hold home hot hour house how
human hundred i ice idea if in inside into is it its job join just keep kind king knew know lady land large last late
laugh law lay lead learn leave left less let letter life light like line list little live long look lost lot love low
ll m made main make man many map mark may me mean meet men might mile milk mind minute money month moon more morning
most mother mountain move mr mrs ms much music must my name near need never new next nice night nine no north not
note nothing now number o of off often oh old on once one only open or order other our out over own page pan paper
part pass past pay pen people pet piece pin pink place plan plant play point poor put question quick rain ran read
ready real red rest right river road rock room round rule run s sad said same sand sang sat saw say school sea second
see seem sell send set seven shall she ship shop short should show side sing sister sit six size skin sky sleep slow
small snow so some son song soon sound south speak spring stand star start state stay step still stop story street
strong student study such summer sun sure t table take talk tan teach tell ten test than thank that the their them
then there these they thing think third this those thought three through time tin tip to today together told too took
top town toy train tree try turn two under until up us use very voice wait walk wall want war warm was wash watch
water way we week well went were west what wheel when where which while white who why will wind wing winter with
woman women wood word work world would write year yellow yes yet you young your zoo ban bang bin die dan fan gang
hang lie pie sang song sung tang tie tong wan win won van vs re ve nt ok per via app web sea ten tea rate ape rap
acaba agua ahora al algo algun alli alto amigo amor ano antes aqui arte asi aun aunque ayer bajo bien blanco buen
bueno buena cada calle cama cambio campo carta casa casi ciudad clase color como con cosa cosas cual cuando cuanto
cuatro cuerpo cuento da dama damas dar de debe deben decir del desde despues dia dias dice dos donde el ella ellas
ellos en entre era es esa esas ese eso esos esta estaba estan estar este esto estos familia fin forma fue fuera gente
gran grande ha hace hacer hacia han hasta hay hijo historia hombre hora hoy idea ir ella jugar juega la lado las le
leche les libro lo los luego lugar luz mal mala malo mano manos mar mas masa me mejor menos mesa mi mientras mil
misma mismo momento mucha mucho muchos mujer mundo muy nada ni nino ninos no noche nombre nos nosotros nuestra nuestro
nueva nuevo nunca o obra ojo ojos once orden otra otro otros padre pais pala palabra pan papel para parte paso pero
persona personas pie piedra poco pocos poder por porque pregunta primer primera problema pueblo puede pueden puerta
pues puesta pula punto que quien quiere rama rio rojo ropa sala saber se sea segun ser si sido siempre sin sobre sol
sola solo son su sus tal tambien tan tanto te tema tener tengo ti tiempo tiene tienen tierra toda todas todo todos
trabajo tres tu tus un una unas uno unos usted va vamos van ve vecino ver verdad vez vida viene vino vivir voz y ya yo
zona gato perro flor rosa mesa sopa lana luna lima tila mapa moda nota pena ruta seda taza vela duda dudo
`

const words: ReadonlySet<string> = new Set(commonWords.trim().split(/\s+/))

/** Whether a word in lower case and without marks is one of the frequent English or Spanish ones above. */
export const isCommonWord = (word: string): boolean => words.has(word)
