import { foldText } from '#features/ai/sensitive-word/foldText.ts'

/** Words that hold sentences together, and say nothing of what a sentence is about. */
const everywhere = `
a an the and or but nor so yet if then than as of to in on at by for from with without into onto over under up down out off
about after again before between through during is are was were be been being am do does did done doing have has had having
will would shall should can could may might must not no yes i you he she it we they me him her us them my your his its our
their mine yours this that these those there here who whom whose which what when where why how all any both each few more
most much many other some such only own same too very just also now ever never always often first next last one two three
because while until since though again once true false right wrong ok get go let make say see try use
un una unos unas el la los las lo y o u e pero ni si de del al a en con sin por para sobre entre hasta desde hacia que quien
cual cuando donde como porque pues es son era eran fue ser estar esta este esto estos estas ese esa eso esos esas hay ha han
he haber tiene tener yo tu usted el ella nosotros ellos ellas me te se nos mi su sus tus mas menos muy tambien ya no todo
toda todos todas otro otra otros otras mismo cada algo nada primero despues antes ahora aqui asi uno dos tres verdadero falso
der die das und oder ist le les des et est une dans
的 了 是 在 和 与 或 而 也 都 就 不 没 很 更 最 我 你 他 她 它 们 我们 你们 他们 自己 这 那 这个 那个 这些 那些 这样 那样 什么 怎么
怎样 哪 哪个 哪些 谁 因为 所以 但是 如果 可以 可能 没有 不是 就是 还是 或者 然后 以后 之后 以前 之前 时候 一个 一些 一下 一种 对 从 到 把
被 让 给 向 为 为了 之 其 及 等 有 会 能 要 想 说 做 去 来 上 下 里 中 再 又 还 只 先 后 正确 错误
は が を に で と も の へ や か よ ね です ます でした ました する した して いる ある ない これ それ あれ この その あの ここ そこ
こと もの ため から まで より など だけ でも また そして しかし なぜ どう なに 何 はい いいえ
`

const words: ReadonlySet<string> = new Set(
  everywhere
    .trim()
    .split(/\s+/)
    .map((word) => foldText(word).letters),
)

/** Whether a word, folded, stands in any sentence. */
export const isFunctionWord = (word: string): boolean => words.has(word)
