/** What is tried first here, because of where one is: with digits and signs around it, it is no password either. */
export const ownWords: ReadonlySet<string> = new Set([
  'admin',
  'learn',
  'learner',
  'learning',
  'lectern',
  'teacher',
])

/** What lists of other countries lack; in lower case. */
const local: readonly string[] =
  `123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 987654321 9876543210 654321 7654321 87654321
  111222 112233 121212 123123 123123123 123321 1234321 123654 12341234 123454321 131313 135790 147258 147258369
  159357 159753 159951 198411 222333 223344 232323 246810 252525 313131 321321 456123 456456 456789 520520 521521
  5201314 5211314 1314520 1314521 7758521 7758258 584520 584521 741852 741852963 753951 789456 789456123 852456 963852
  963852741 100200 101010 102030 147852 159159 202020 212121 369258147 520131 789789 123789 147147 258258 369369
  a123456 a1234567 a12345678 a123456789 123456a 1234567a 12345678a 123456789a aa123456 aaa123456 abc123 abc1234 abc12345
  abc123456 abcd123 abcd1234 abcd12345 abcdef abcdefg abcdefgh abcabc aabbcc aabb1122 abc123abc 123abc 123abcd 123qwe
  123qweasd 1234qwer 12345qwert 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 qaz123 qaz123456 qazwsx
  qazwsx123 qazwsxedc qwe123 qwe123456 qweasd qweasd123 qweasdzxc qwer1234 qwert123 qwert12345 qwerty qwerty1 qwerty12
  qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyu qwertyui qwertyuiop asd123 asd123456 asdasd asdasd123 asdf1234
  asdfgh asdfghjk asdfghjkl asdfjkl zaq12wsx zaq1zaq1 zxc123 zxc123456 zxcasd zxcvbn zxcvbnm zxczxc q1w2e3 q1w2e3r4
  q123456 q12345678 w123456 z123456 s123456 x123456 qq123456 qq12345678 qqq123456 ww123456 zz123456 wang123456 li123456
  admin123 admin1234 admin12345 admin123456 admin888 admin666 adminadmin administrator root123 root123456 rootroot
  passw0rd password password1 password12 password123 password1234 password123456 password! p@ssw0rd p@ssword pass123
  pass1234 pass123456 passpass passwd passwd123 changeme changeme123 change123 default default123 welcome welcome1
  welcome123 letmein letmein1 login123 master master123 guest123 guest123456 test123 test1234 test123456 testtest
  tester user123 user1234 user123456 username useruser demo123 demo1234 demo123456 demodemo temp123 temp1234 secret
  secret123 access access123 super123 superuser sysadmin manager manager123 system system123 server server123 office
  student student1 student123 teacher teacher1 teacher123 school school123 student123456 teacher123456 learner learner123
  lectern lectern1 lectern123 course123 iloveyou iloveyou1 iloveu loveyou lovely love123 love1234 mylove loveme love520
  woaini woaini1 woaini123 woaini520 woaini1314 woaini521 woaiwojia woaini123456 wodemima mima123 mima123456 nihao123
  nihao123456 nihaoma zhongguo zhonghua beijing shanghai china123 china2008 tiantian baobao baobei xiaoxiao
  hello123 hello1234 hellohello helloworld hello world123 sunshine princess monkey dragon football baseball basketball
  superman batman spiderman pokemon naruto starwars michael jordan jordan23 daniel jessica ashley andrew thomas
  charlie jennifer robert william joshua matthew anthony shadow killer freedom whatever trustno1 mustang ninja123
  flower flower123 cookie cheese computer internet samsung google google123 apple123 iphone android windows microsoft
  facebook youtube linkedin twitter summer summer123 winter winter123 spring autumn monday friday january october
  november december birthday family forever happy123 lucky123 lucky888 money123 soccer hockey tigger ginger pepper
  hunter hunter2 harley maggie buster purple orange silver golden chocolate butterfly angel123 jesus123 christ
  contrasena contraseña contrasena1 contraseña1 contrasena123 hola123 hola1234 holahola tequiero teamo123 teamo1234
  teamomucho estrella alejandro alejandra carlos daniela mariposa bonita barcelona realmadrid mexico colombia argentina
  espana españa america123 amorcito princesa angelica cristina gabriel fernando sakura sakura123 pasuwado anpanman
  doraemon arigato konnichiwa nippon tokyo123 himitsu kawaii takahiro hiroshi takashi pikachu totoro aishiteru
  q1w2e3r4t5 1a2b3c 1a2b3c4d a1b2c3 a1b2c3d4 a1b2c3d4e5 aa112233 aaa111 abc111 aaaaaa1 a11111 a111111 a000000 a123123
  a123321 a5201314 aini1314 as123456 asdfasdf asdqwe asdqwe123 dsadsa fdsafdsa poiuyt poiuytrewq lkjhgf lkjhgfdsa mnbvcxz
  0987654321 098765 098098 000111 001001 010101 010203 020202 121314 123000 1230123 123098 1231234 12345600 123456123
  123456654321 123456789123 1234567899 123456987 1234abcd 11223344 1122334455 112211 110110 110120 119119 168168 188188
  518518 518888 666888 888666 666999 888999 999888 778899 778866 998877 147896 147896325 1472583690 25802580 1029384756`
    .split(/\s+/)
    .filter((word) => word.length >= 6)

let all: Promise<ReadonlySet<string>> | undefined

/** Some 49,000 that were found in breaches and ours, in lower case. They are read when somebody first chooses one. */
export const commonPasswords = (): Promise<ReadonlySet<string>> => (all ??= read())

async function read(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(
    [...(dictionary['passwords-common'] ?? []), ...local].map((word) => String(word).toLowerCase()),
  )
}
