/** Said often enough to be tried first. */
const typed = `
  00000000 11111111 12121212 12341234 123123123 12345678 123456789 1234567890 0123456789 987654321
  9876543210 87654321 11223344 1122334455 112233445566 147258369 159753456 123321123 1234554321 55555555
  66666666 77777777 88888888 99999999 22222222 33333333 44444444 13131313 69696969 101010101 123654789
  789456123 741852963 159357159 0987654321 12345679 1234567a a1234567 a12345678 a123456789 abc12345
  abcd1234 abc123456 123456abc 1234abcd abcdefgh abcdefghi abcdefghij aaaaaaaa asdfasdf asdfghjk asdfghjkl
  asdf1234 1234asdf qwerasdf qwer1234 1234qwer qwertyui qwertyuiop qwertyqwerty qwerty12345 qwe123qwe
  qweasdzxc qazwsxedc qazwsx123 1qaz2wsx 1qaz2wsx3edc zaq12wsx zaq1zaq1 zxcvbnm1 zxcvbnm123 zxcvbnm,
  1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 1a2b3c4d a1b2c3d4 a1s2d3f4 asd123asd aa123456
  aa12345678 p@ssword p@ssw0rd p@ssword1 p@ssw0rd1 pa55word pa$$word passw0rd passw0rd1 passw0rd! pass1234
  pass12345 pass@123 passpass password0 passwordpassword mypassword newpassword yourpassword nopassword
  thepassword password! password@1 password@123 admin@123 adminadmin administrator root1234 rootroot test1234
  testtest testing1 testing123 tester123 user1234 username guest123 guestguest login123 loginlogin changeme
  changeme1 changeme123 changeit temp1234 temporary default1 defaultpass secret123 topsecret secretpassword
  letmein! letmein1 letmein123 opensesame trustno1 iloveyou iloveyou1 iloveyou2 iloveyou! ilovegod iloveme1
  loveyou1 lovelove loveme123 welcome1 welcome123 welcome! welcome@123 sunshine princess football baseball
  basketball softball volleyball swimming hockey123 superman spiderman batman123 ironman1 starwars starwars1
  pokemon1 pokemon123 nintendo playstation minecraft whatever computer internet samsung1 samsung123 motorola
  blink182 metallica nirvana1 slipknot rockstar guitar123 midnight midnight1 mercedes corvette porsche1
  ferrari1 mustang1 harley123 yamaha123 chelsea1 arsenal1 liverpool liverpool1 barcelona manchester juventus
  realmadrid jordan23 jordan123 michael1 michelle michelle1 jennifer jessica1 jonathan jonathan1 charlie1
  charlotte elizabeth alexander alexandra anthony1 benjamin brandon1 christian christopher danielle daniel123
  isabella katherine matthew1 nicholas nicholas1 patricia rebecca1 samantha stephanie sebastian thomas123
  victoria victoria1 william1 veronica valentina francisco alejandro fernando hello123 hellohello hello1234
  goodluck babygirl babygirl1 babyboy1 butterfly butterfly1 cinnamon chocolate chocolate1 strawberry blueberry
  cupcake1 cookie123 peanut123 snickers snowball snoopy123 flower123 sunflower rainbow1 dolphin1 dolphins
  elephant tiger123 tigger123 dragon12 dragon123 phoenix1 shadow12 shadow123 monkey12 monkey123 buster123
  scooter1 scooby123 hunter12 hunter123 ranger123 soccer12 soccer123 master12 master123 killer123 maverick
  marshall cowboys1 steelers patriots lakers24 yankees1 redsox04 america1 american1 australia california
  colorado florida1 hawaii123 london123 newyork1 november december february september october1 summer12
  summer123 winter123 spring123 autumn123 monday123 friday123 business business1 company1 company123 office123
  money123 moneymoney payment1 bitcoin1 blessed1 blessing faithful jesus123 jesuschrist godisgood angel123
  angels123 heaven123 lovely123 precious precious1 sweetheart sweetie1 honey123 forever1 forever21 freedom1
  fuckyou1 fuckyou2 fuckyou! asshole1 bullshit letsgo123 access14 access123 matrix123 merlin123 gandalf1
  google123 facebook facebook1 instagram linkedin linkedin1 twitter1 youtube1 yahoo123 gmail123 windows1
  windows10 microsoft apple123 macbook1 iphone123 android1
`;

const commonPasswords: ReadonlySet<string> = new Set(typed.trim().split(/\s+/));

const words =
  'password passwort qwerty welcome letmein admin login sunshine princess football monkey dragon master iloveyou secret summer winter spring autumn';
const endings = ['', '1', '12', '123', '1234', '12345', '123456', '!', '1!', '123!', '@123', '01', '007'];
const years = Array.from({ length: 12 }, (_, index) => String(2019 + index));

const commonWords: ReadonlySet<string> = new Set(
  words.split(' ').flatMap((word) => [...endings, ...years].map((ending) => word + ending)),
);

/** Whether a password is one of those that are tried first, in any case, or one character over and over. */
export const isCommonPassword = (password: string): boolean => {
  const plain = password.toLowerCase();
  return commonPasswords.has(plain) || commonWords.has(plain) || /^(.)\1*$/su.test(plain);
};
