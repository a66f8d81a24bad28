import { names } from '../../../site/search/names.ts';
import { sameAnswer, synonyms } from '../../../site/search/synonyms/fa.ts';
import { createAnalyser } from './analyser.ts';
import { coreWords, joinEndings } from './fa/halfSpace.ts';
import { persianTerms } from './fa/latinLetters.ts';
import { stem } from './fa/stem.ts';
import { stopWords } from './fa/stopWords.ts';
import { layoutReadings, persian, persianLegacy } from './layout.ts';

export const analyser = createAnalyser({
  locale: 'fa',
  stem,
  stopWords,
  commonWords: 'vpn orbvpn filtershekan ویپیان فیلترشکن اورب',
  professionalWords:
    'پنل مشتری نماینده نمایندگی عمده کاربر یوزر مشترک ربات api graphql ' +
    'کوئری میوتیشن وبهوک هوک درخواست توکن اسکیما اسکریپت برنامهنویس رادیوس میکروتیک ' +
    'ردیوس اوربنت سیسکو یونیفای سشن نشست ریجکت اکانتینگ کالبک بکاند زیرنماینده هدر اندپوینت ' +
    'cisco pppoe unifi mikrotik radius nas coa reseller customer user client webhook callback token header endpoint mutation query ' +
    'فروش ریترای retry ibsng oauth null سکرت پایتون ' +
    'script python php stripe استرایپ ipn ادمین خریدار زیرمجموعه ووچر freeradius vlan ویلن postman json پروداکشن سندباکس استعلام backend sdk bot 401 403 429 500',
  complaint: /نم(?:[یي]|ش[هو]|[کك]نه|تون)|خطا|ارور|مشکل|خراب|گیر (?:کرد|میکن)|nemi|nemishe/iu,
  synonyms: [...names, ...synonyms, ...sameAnswer],
  layoutReadings: layoutReadings([persian, persianLegacy]),
  prepare: joinEndings,
  core: coreWords,
  transliterated: persianTerms,
});
