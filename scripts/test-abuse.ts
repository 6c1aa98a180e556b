import { runCases } from './abuse/run-cases.ts';
import { runMutants } from './abuse/run-mutants.ts';

const FUZZ_INPUTS = '20000';

// Read by the tests, in processes that take over this environment.
process.env['FUZZ_INPUTS'] ??= FUZZ_INPUTS;
process.env['FUZZ_SEED'] ??= String(Date.now() % 2 ** 31);

console.log(
  `--- cases (${process.env['FUZZ_INPUTS']} made-up inputs, FUZZ_SEED=${process.env['FUZZ_SEED']})`,
);
const held = await runCases();
console.log(`\n--- cases with their control switched off`);
const switchedOff = await runMutants();

for (const { number, does, faults } of held.filter(({ isHeld }) => !isHeld))
  console.log(`✗ ${number}: somebody ${does}\n${faults.map((fault) => `    ${fault}`).join('\n')}`);
for (const { number, file, isBroken } of switchedOff.filter(({ isKilled }) => !isKilled))
  console.log(
    `✗ ${number}: ${isBroken ? 'cannot be switched off' : 'nothing fails without its control'} (${file})`,
  );

const inBrowser = held.filter((one) => one.inBrowser).length;
const killed = switchedOff.filter(({ isKilled }) => isKilled).length;
console.log(
  `\n${held.filter(({ isHeld }) => isHeld).length - inBrowser} of ${held.length - inBrowser} cases held (${inBrowser} more need a browser: npm test), ${killed} of ${switchedOff.length} controls missed when switched off`,
);
process.exit(held.every(({ isHeld }) => isHeld) && killed === switchedOff.length ? 0 : 1);
