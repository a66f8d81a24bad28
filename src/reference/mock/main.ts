import { realpathSync } from 'node:fs';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { defaultOptions, type MockData, type MockOptions } from './options.ts';
import { type Mock, startMock } from './server.ts';

/** Declared by the build, before the code of this program (`mockFile`). */
declare const mockData: MockData;

/** Starts the mock in this process, for tests. */
export function start(options: Partial<MockOptions> = {}): Promise<Mock> {
  return startMock(mockData, { ...defaultOptions, ...options });
}

const help = `node mock.mjs [options]: the OrbVPN API on this machine, with invented customers, plans and payments.

  --port N        port, ${defaultOptions.port} unless given; 0: any free one
  --limit N       requests a minute with one token, ${defaultOptions.limit} unless given: a setting of the mock, not a figure of the API
  --token-life N  seconds until a token ends, ${defaultOptions.tokenLife} unless given
  --now TIME      where its clock starts, in UTC: with 2025-10-01T00:00:00 the plans of all customers have ended
  --lose N        every Nth mutation gets no answer, alternately after and before it is carried out
  --webhook URL   sends every event to this address; after 429, 5xx and time-outs it is repeated
  --rough         events come early, twice, and with a forged payment
  --postfix       a new user's username gets the usernamePostfix of the plan; whether the API adds it is not published
  --samples       answer everything with the samples of the reference and remember nothing; the token of their sign-ins may call everything
  --second N      milliseconds that a second of waiting lasts, to rehearse a night in a minute; pauses of your own programs stay as they are

Signing up and in, selling, renewing, devices, payments, credit, invoices and webhooks are remembered until the mock ends; other operations answer with the
sample of their page. Every verification code is right. Cards: pm_card_visa, pm_card_authenticationRequired, pm_card_chargeDeclined.
GET /mock lists the calls, without passwords and tokens, and the credits. POST /mock sets what the next calls of an operation get, sends an event, or is the bank of a
buyer who is asked to confirm a card:
  {"operation": "login", "answers": ["lost", "carried-out", "never", {"status": 502, "body": "<h1>Bad gateway</h1>"}]}
    the connection breaks before the work, or after it; it stays open without an answer; the answer is this one
  {"event": "PAYMENT_REFUNDED", "data": {"userId": 4821, "paymentId": 5558, "gateway": "STRIPE", "amount": "4.09", "currency": "USD"}}
  {"bank": "pi_mock_100001", "confirms": true}
  {"bank": "pi_mock_100001", "confirms": true, "processing": 20}
    the bank takes 20 seconds; then the plan starts, whether anybody asks or not`;

if (argv[1] !== undefined && import.meta.url === pathToFileURL(realpathSync(argv[1])).href) await run();

async function run(): Promise<void> {
  const text = (otherwise: string | number) => ({ type: 'string', default: String(otherwise) }) as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    options: {
      help: flag,
      port: text(defaultOptions.port),
      limit: text(defaultOptions.limit),
      'token-life': text(defaultOptions.tokenLife),
      now: text(defaultOptions.now),
      lose: text(defaultOptions.lose),
      webhook: text(defaultOptions.webhook),
      rough: flag,
      postfix: flag,
      samples: flag,
      second: text(defaultOptions.second),
    },
  });
  if (values.help) return console.log(help);
  const mock = await start({
    ...values,
    port: Number(values.port),
    limit: Number(values.limit),
    tokenLife: Number(values['token-life']),
    lose: Number(values.lose),
    second: Number(values.second),
  });
  console.log(`${mock.endpoint} (end it with Ctrl+C; node mock.mjs --help)\n`);
  for (const { role, email, password } of mock.accounts)
    console.log(`${role.padEnd(9)} ${email.padEnd(20)} ${password.padEnd(18)} ${mock.signIn(email)}`);
}
