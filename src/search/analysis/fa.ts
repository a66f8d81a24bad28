import { names } from '../../../site/search/names.ts';
import { sameAnswer, synonyms } from '../../../site/search/synonyms/fa.ts';
import { createAnalyser } from './analyser.ts';
import { coreWords, joinEndings } from './fa/halfSpace.ts';
import { persianTerms } from './fa/latinLetters.ts';
import { stem } from './fa/stem.ts';
import { layoutReadings, persian, persianLegacy } from './layout.ts';

export const analyser = createAnalyser({
  locale: 'fa',
  stem,
  // With the colloquial forms that readers type.
  stopWords:
    'و در به از که این آن را رو با برای تا بر یا اما اگر هم نیز چون هر همه هیچ یک چه چی چرا چطور چطوری چگونه چجوری کجا کی کدام چند چقدر ' +
    'است هست هستم هستید نیست نیستم بود بودم باشد باشید شد شده شدم شود شوم شوید میشود نمیشود میشه نمیشه بشه نشه شدن ' +
    'کرد کرده کردم کردن کنم کن کنه کنید کنیم میکنم میکند میکنه نمیکند نمیکنه بکنم نکند دارد دارم دارید داره ندارد ندارم نداره داشت ' +
    'میتوان میتوانم میتونم توانم توانید تواند باید نباید خواهم میخواهم میخوام من ما شما تو او آنها ایشان خود خودم خودتان مان تان شان ' +
    'می نمی ها های هایی تر ترین ام ات اش ای اند اید ایم دیگر دیگه فقط خیلی بسیار کدوم هی بزنم بزنید بزن زدن شدیم میشم نمیشم میشن نمیشن نشد نمیشد میشوم میمونه میماند میده نمیده میدهد میاد نمیاد میاید نمیاید آید میره میرود رود لطفا واسه توی روی هنوز وقتی بعد حالا ' +
    'یه ولی چیه چیکار میدین میدی میدید بدین همین اینه مگه باشم بگم اگه شم شه شن کنن داریم داشتم داشتن بیاد بیام اومد اومده میام باشه باشن میشن بشن بشم بشی میشی میتونه میتونن میتونی میتونید میتونین بتونم داشته بوده بودن میکنن میکنی میکنید میکنین میکرد شدن باهم باهاش باهاتون ازش ازتون بهش بهتون برام براش براتون برامون نمشه نمشود نمکنه نمتونه',
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
