import { stemmer } from '@orama/stemmers/english';
import { names } from '../../../site/search/names.ts';
import { sameAnswer, synonyms } from '../../../site/search/synonyms/en.ts';
import { createAnalyser } from './analyser.ts';
import { layoutReadings, persian, persianLegacy, russian } from './layout.ts';

const latin = /^[a-z]+$/;
const shortestStemmed = 4;

/** "log in" and its forms are one word, unrelated to "log" and "in". */
const phrasalVerb = /\b(log|sign)(s|ed|ing|ged|ging)? (in|on|up|out|off)\b/gi;
const joinedVerb = /^(log|sign)(?:s|ed|ing|ged|ging)?(in|on|up|out|off)$/;

/** Words that the stemmer would confuse with others: "customer" with "custom". */
const kept = new Map([
  ['customer', 'customer'],
  ['customers', 'customer'],
  ['supported', 'supported'],
  ['accounting', 'accounting'],
]);

/** Negated verbs, all of which become "not": "can't", "wont". */
const negation = /^(?:cannot|(?:ca|wo|do|does|did|is|are|was|has|have|could|would|should)n?t)$/;

function stem(folded: string): string {
  if (negation.test(folded)) return 'not';
  const exception = kept.get(folded);
  if (exception !== undefined) return exception;
  if (joinedVerb.test(folded)) return folded.replace(joinedVerb, '$1$2');
  return folded.length >= shortestStemmed && latin.test(folded) ? stemmer(folded) : folded;
}

export const analyser = createAnalyser({
  locale: 'en',
  stem,
  // "not", "out", "up" and "off" distinguish pages.
  stopWords:
    'a an the and or but if then so as at by for from in into of on onto to with is are was were be been am do does did ' +
    'has have had can could will would should shall may might must i me my you your yours he she it its we us our they them their ' +
    'about become this that these those there here what which who whom when where why how just very too also than please want wants wanted need needs needed get gets got getting having doing im ive youre theyre whats hows wheres whos thats theres lets u ur gonna wanna gotta pls plz it s t re ve ll d m',
  commonWords: 'vpn orbvpn app',
  professionalWords:
    'customer client reseller reselling resell dealer wholesale selling user subscriber bulk api graphql mutation query endpoint webhook ' +
    'payload callback schema token script bot sdk sandbox developer integration integrate programmatically isp radius nas mikrotik coa ' +
    'pppoe cisco unifi accounting session csv idempotent backend stripe ipn postman curl json admin freeradius radsec eap mschap mschapv2 ' +
    'vlan routeros ubiquiti catalyst aaa 401 403 429 500',
  complaint:
    /\b(?:(?:ca|wo|do|does|did|is)n['’]?t|cannot|not (?:work|connect|load|open|start|found|accepted)|no longer|(?:stop(?:s|ped)?|quit) working|fails?|failed|error|stuck|broken|crash|freez|keeps)/i,
  synonyms: [...names, ...synonyms, ...sameAnswer],
  prepare: (text) => text.replace(phrasalVerb, '$1$2\u2060$3'),
  layoutReadings: layoutReadings([russian, persian, persianLegacy]),
});
