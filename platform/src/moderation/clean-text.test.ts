import { describe, expect, test } from 'vitest'
import { createAllowance } from '../testing/cost.ts'
import { isCleanText, isHarmlessText } from './clean-text.ts'

/** The ways people hide a word. */
const DISGUISES: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => word.toUpperCase(),
  (word) => `x ${word} x`,
  (word) => `${word}!!`,
  (word) => word.split('').join(' '),
  (word) => word.split('').join('.'),
  (word) => word.split('').join('-'),
  (word) => word.split('').join('_'),
  (word) => word.split('').join('*'),
  (word) => word.split('').join(' . '),
  (word) => word.split('').join('\u200B'),
  (word) => word.split('').join('\u00AD'),
  (word) => word.split('').join('\u2060'),
  (word) =>
    word
      .split('')
      .map((letter) => `${letter}\u0301`)
      .join(''),
  (word) =>
    word
      .split('')
      .map((letter) => `${letter}\u0336`)
      .join(''),
  (word) => `\u202E${word}`,
  (word) => word.replace(/[a-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)),
  (word) => word.replace(/[a-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) - 97 + 0x1d41a)),
  (word) => word.replace(/[a-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) - 97 + 0x24d0)),
  (word) => word.replace(/[a-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) - 97 + 0x1d670 + 26)),
  (word) => word.replaceAll('i', '1').replaceAll('e', '3').replaceAll('a', '4').replaceAll('o', '0'),
  (word) => word.replaceAll('s', '$').replaceAll('i', '!').replaceAll('a', '@'),
  (word) =>
    word.replaceAll('c', '\u0441').replaceAll('e', '\u0435').replaceAll('a', '\u0430').replaceAll('i', '\u0456'),
  (word) => word.replace(/[aeiou]/, (vowel) => vowel.repeat(5)),
  (word) => `${word.slice(0, 2)}.${word.slice(2)}`,
  (word) => `the ${word} man`,
]
const BAD = ['fuck', 'shit', 'bitch', 'cunt', 'nigger', 'slut', 'asshole', 'wanker', 'faggot', 'dildo', 'whore', 'nazi']

const HARM = ['nigger', 'faggot', 'nazi', 'retard', 'rapist', 'paki']
const SWEARING =
  'Fuck all, honestly;I shit my pants at a wedding;kissed a dick;my ass is on fire;that bitch of a printer;sex on a train'
const THREATS = 'kill yourself;Go and kill yourself.;go hang yourself;kys;gas the lot of them;I will slit your throat'

/** Listed one by one, because no rule produces them. */
const ODD =
  'f**k;f*ck;fvck;phuck;phuk;fcuk you;sh1t;$h1t;5hit;sh!t;b!tch;b1tch;biatch;a$$hole;@sshole;a55hole;n1gg3r;nigga;d1ck;' +
  'd!ck;p0rn;pr0n star porn;wh0re;sl00t slut;c*nt cunt;f u ck;fu ck;sh it;di ck;s.h.i.t;s-h-i-t;mother fucker;' +
  'motherfucker;bullsh1t;dumba55;jackass;🅵🆄🅲🅺;ƒuck;fuсk;shіt;fück;fùck;Fuuuuck;kys;hitler;p3do;paki;coon;cum;twat;' +
  'nig-ger;fag.got;bull-shit;an-al;the fu-ck;mother-fu-cker;retard;penis;vagina;rapist;jizz;hentai;incest;masturbate;pussy;tits'

/** Real first names, last names and nicknames, some chosen for what they contain, some at random. */
const NAMES =
  'Ada;Ahmed;Aiko;Alejandro;Amina;Ana;Analisa;Analía;André;Anaïs;Ann;Anna Lisa;Anouk;Anushka;Arjun;Asher;Ashley;' +
  'Asselin;Assaf;Assunta;Astrid;Aya;Babajide;Bartholomew;Bassam;Beatrix;Bich Ngoc;Björk;Bob;Bobby;Boris;Brigitte;Bruno;' +
  'Buttner;Cassandra;Cassidy;Cassius;Chantal;Chinonso;Chloë;Christian;Claudia;Cockburn;Constantine;Craig;Cumberbatch;' +
  'Cummings;Cumali;Cuong;Dagmar;Dagobert;Daniel;Deepak;Dickens;Dickie;Dickinson;Dickson;Diksha;Dirk;Dmitri;Dolores;' +
  'Duc;Dung;Dykstra;Edo;Efua;Eleanor;Elif;Emre;Esra;Essex;Fabio;Fagan;Fagundes;Fatima;Felicia;Fionnuala;Florian;' +
  'Focke;Frida;Fukuda;Fukushima;Gaël;Gasper;Georgy;Giacomo;Gretchen;Gustav;György;Hancock;Hanako;Hans;Harshit;Hassan;' +
  'Hector;Hideo;Hitchcock;Horst;Hussein;Ian;Ibrahim;Ignacio;Ilse;Ines;Ingrid;Ishita;Isis;Ivan;Jacques;Janus;Jasmine;' +
  'Jesus;Joana;José;Juan;Juanita;Jürgen;Kaito;Kanal;Kanye;Karim;Kenji;Kiko;Klaus;Krishna;Kristof;Lakshmi;Lars;' +
  'Latisha;Laszlo;Leticia;Li;Lipschitz;Ljubica;Lou;Luc;Lucas;Łukasz;Mahatma;Mandy;Manus;Margarita;María;Mariana;' +
  'Matsushita;Matilda;Mehmet;Mei;Mi-sook;Miguel;Mishka;Mohamed;Montenegro;Mustafa;Nadia;Nana;Natasha;Negroni;Nguyễn;' +
  'Niamh;Nigel;Niger;Nikita;Noa;Nuno;Odysseus;Olaf;Omar;Oona;Oscar;Pak;Pascal;Peacock;Penelope;Penistone;Petra;Phuc;' +
  'Phuong;Piotr;Pissarro;Popescu;Pornchai;Prasad;Priya;Quentin;Rachel;Raj;Ranald;Raphael;Rapinoe;Rashida;Reginald;' +
  'Rodrigo;Rosa;Sagittarius;Sasha;Saskia;Scunthorpe;Sean;Semenov;Sergio;Sexton;Shanice;Shiloh;Shital;Siddhartha;' +
  'Sigrid;Siobhán;Slutsky;Sofia;Søren;Stephanus;Sunita;Sussex;Svetlana;Tariq;Tatiana;Temitope;Therapist;Titus;Tomás;' +
  'Trang;Tuan;Ulrike;Urbanus;Uranus;Van Dyke;Vikram;Violeta;Wang;Wankel;Wei;William;Willy;Wolfgang;Xavier;Yasmin;' +
  'Youssef;Yuki;Yvette;Zainab;Zoë;Žofia;Zuzana;Wu Fu;Jo Ann;Al;Bo;小明;さくら;Алексей;Ольга;محمد;יוסף;สมชาย;김민준;Player 1;' +
  'DJ K;J.R.R.;Mary-Ann;O’Neil;Captain 420;Puff Daddy;Stoned Immaculate;Baked Potato;High Roller;Kush Queen;' +
  'Maximilian-Alexander;Ian-Alexander;Christian.Alexander;Luis-Hitoshi;Ana-Lucia;Ana-Luisa;Thomas-Shane;Nils-Lutz'
const TEXTS =
  'as Simon said;who repaired the car;push it to the limit;I wish it were Friday;142,460;an analysis of the class;' +
  'he has a pen is it yours;they assembled the grass;I passed my assessment;a cocktail at the Sussex arms;' +
  'we grape harvested in Essex;once I drank from a cactus;my boss is as silly as I am;it was a title fight;' +
  'never have I ever missed a flight;a bass guitar and a classic album;I did it again;so do I;a b c d e f'

/** Letters that only look like the word's: pasted lettering, turned upside down, or from other scripts. */
const LOOKS =
  'ꜰᴜᴄᴋ;ʞɔnɟ;ɟuck;ꞙuck;fu⊂k;⊂unt;nιgger;bιtch;dιck;whørə;fa99ot;kıke;nаzı;ηαzι;₿itch;8itch;ßitch;shi+;$h!+;ʂɧıɬ;ᏕᏂᎥᏖ;' +
  '千凵匚长;丂卄丨ㄒ;ʇıɥs;ʇunɔ;ɹǝƃƃıu;ɥɔʇıq;the ʞɔnɟ;ꜱʜɪᴛ ʜᴀᴘᴘᴇɴꜱ;ѕһіт;ɴɪɢɢᴇʀ;ʙɪᴛᴄʜ;Ϝυϲκ;f.ᴜ.c.ᴋ'

/** Text in scripts that share some letter shapes with ours, and in languages with extra letters. */
const OTHER_SCRIPTS =
  'Александр;Анастасия;Анна;Артём;Борис;Валентина;Виктор;Вера;Галина;Глеб;Дарья;Дмитрий;Евгений;Екатерина;Елена;Захар;' +
  'Зинаида;Иван;Игорь;Инна;Кирилл;Ксения;Лариса;Лев;Людмила;Максим;Марина;Матвей;Мила;Нина;Наталья;Никита;Оксана;Олег;Павел;' +
  'Пётр;Раиса;Роман;Светлана;Сергей;Софья;Степан;Тимур;Татьяна;Ульяна;Фёдор;Фаина;Юлия;Юрий;Яна;Ярослав;Сосо;Тит;Сава;Нана;' +
  'Αθηνά;Αικατερίνη;Αλέξανδρος;Ανάσταση;Ανδρέας;Άννα;Βασίλης;Γιώργος;Δημήτρης;Ελένη;Ευάγγελος;Ζωή;Ηλίας;Θανάσης;Ιωάννης;' +
  'Κατερίνα;Κώστας;Κυριάκος;Λευτέρης;Μαρία;Μιχάλης;Νίκος;Νικόλαος;Ξένια;Όλγα;Παναγιώτης;Πέτρος;Ρένα;Σοφία;Σπύρος;Στέλιος;' +
  'Σωτήρης;Τάσος;Τίτος;Φωτεινή;Χρήστος;Χρύσα;Ψυχή;Նարեկ;Արամ;ᏣᎳᎩ;山田;千里;乙女;几何;卩;Þórný;Þorgeir;Þóra;Søren;Bjørn;Øystein;' +
  'Ağcan;Işıl;Sıla;Nazım;Yıldız;Şıvan;Kılıç;Weiß;Groß;Meißner;Straßer;Özgür;Ðuro;Łucja;Ñusta;İpek;Agent 99;Player 8;B8;8 Ball;' +
  'C++;A+;K9;9to5;M8;Gr8;L8r;21+;420+;Ann+Bob'

describe('texts that everyone may see', () => {
  test('[NAME-6] an unkind word is read as a person reads it, by the look of its letters', () => {
    expect(LOOKS.split(';').filter(isCleanText)).toEqual([])
  })

  test('[NAME-6] names in other scripts, and with letters of their own, pass', () => {
    expect(OTHER_SCRIPTS.split(';').filter((name) => !isCleanText(name))).toEqual([])
  })

  test('[NAME-1] an unkind word is found under every disguise', () => {
    const disguised = [...BAD.flatMap((word) => DISGUISES.map((disguise) => disguise(word))), ...ODD.split(';')]
    expect(disguised.length).toBeGreaterThan(300)
    expect(disguised.filter(isCleanText)).toEqual([])
  })

  test('[NAME-2] names of people and places pass', () => {
    expect(NAMES.split(';').length).toBeGreaterThan(200)
    expect(NAMES.split(';').filter((name) => !isCleanText(name))).toEqual([])
  })

  test('[WORD-4] friends may swear; a slur, a threat and what harms stay refused, however they are disguised', () => {
    expect(SWEARING.split(';').filter((text) => !isHarmlessText(text))).toEqual([])
    expect(SWEARING.split(';').filter(isCleanText)).toEqual([])
    const wounding = HARM.flatMap((word) => DISGUISES.map((disguise) => disguise(word)))
    expect([...wounding, ...THREATS.split(';')].filter(isHarmlessText)).toEqual([])
  })

  test('[WORD-6] calls to violence against a group of people, and eating or drinking poison, are refused', () => {
    const calls =
      'Never have I ever wanted to kill all the jews.;kill all jews;Kill the Muslims;k.i.l.l all the jews;KILL  ALL JEWS;' +
      'k1ll 4ll the j3ws;exterminate every immigrant;shoot all of them Mexicans;who would gas the Jews;bomb the gays;' +
      'we should hang all black people;death to all Arabs;kill all women;murder all the trans people;jews must die;' +
      'all gays should be shot;kill\u200b all the jews;ｋｉｌｌ ａｌｌ ｊｅｗｓ;kіll all jеws;kill all those filthy jews'
    const poison =
      'Never have I ever drunk bleach.;drink bleach;drink a cup of bleach;Eat a tide pod;swallowed rat poison;' +
      'chug antifreeze;drank some drain cleaner;d.r.i.n.k bleach;dr1nk bl3ach;drinking the bleach;inject bleach'
    expect([...calls.split(';'), ...poison.split(';')].filter(isHarmlessText)).toEqual([])
    expect([...calls.split(';'), ...poison.split(';')].filter(isCleanText)).toEqual([])
  })

  test('[WORD-6] jokes about killing, groups of people and bleach pass', () => {
    const harmless =
      'killed all my houseplants;kill all the lights;Kill all the zombies in one go;shoot the gay couple a look;' +
      'Never have I ever bleached my hair;spilled bleach on a drink menu;What’s your poison?;kill the mood;' +
      'murdered the dance floor;Jewish food is to die for;hang out with all the women at the party;drink like a fish;' +
      'killed a party for everyone;shot all of the wedding photos;drunk enough to bleach my hair;ate soap by accident;' +
      'stabbed in the back by a friend;killing it with the women;would kill for black coffee;burn all the black candles;' +
      'every shot the girls bought;kill the kids’ vibe;hang the kids’ drawings;burned the whites in the dryer'
    expect(harmless.split(';').filter((text) => !isHarmlessText(text))).toEqual([])
  })

  test('[NAME-2] ordinary sentences pass', () => {
    expect(TEXTS.split(';').filter((text) => !isCleanText(text))).toEqual([])
  })
})

/**
 * The most expensive input for such a filter: signs, separators, letters that expand into many, and beginnings of
 * listed words.
 */
const COSTLY = [
  'a',
  '. ',
  'f ',
  'fu',
  '@$!|(+',
  'fuc shi nig as ',
  '\uFDFA',
  'a\u0301',
  '\uFDFA f ',
  'c.u.n.',
  '\u{1D487} ',
  'sh1t',
  'kill all the ',
  'drink a ',
]

test.each(COSTLY)(
  '[WORD-1] sixteen kilobytes of %j, in one piece or in many, are looked at in no time',
  async (piece) => {
    const whole = piece.repeat(Math.floor(16_000 / piece.length))
    expect(isCleanText(whole)).toBe(false)
    const some = piece.repeat(Math.floor(560 / piece.length))
    const allowance = await createAllowance(100_000)
    const look = () => {
      for (const text of [whole, some, some, some]) isCleanText(text)
    }
    expect(await allowance.covers(look)).toBe(true)
  },
)
