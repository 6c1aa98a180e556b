import { readFileSync } from 'node:fs';
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePdf } from './make-pdf.ts';

/** An office that does what each document's first words say, and notes each run and every process of it. */
const script = (folder: string) => `#!/bin/sh
inputs=
while [ $# -gt 0 ]; do
  case $1 in
    --outdir) out=$2; shift ;;
    --convert-to) shift ;;
    *.docx) inputs="$inputs $1" ;;
  esac
  shift
done
echo "$(echo $inputs | wc -w)" >>'${folder}/runs'
echo $$ >>'${folder}/pids'
[ -e '${folder}/broken' ] && exit 1
while [ -e '${folder}/held' ]; do sleep 0.05; done
mode=$(cat '${folder}/mode' 2>/dev/null)
for input in $inputs; do
  pdf="$out/$(basename "$input" .docx).pdf"
  case \${mode:-$(head -c 8 "$input" | tr -d '\\0')} in
    bomb*) head -c 4000000000 /dev/zero | tail ;;
    hang*) sleep 600 & echo $! >>'${folder}/pids'; wait ;;
    segfault*) kill -SEGV $$ ;;
    exit*) exit 0 ;;
    fail*) exit 1 ;;
    nothing*) ;;
    garbage*) echo 'no PDF' >"$pdf" ;;
    half*) head -c 200 '${folder}/page.pdf' >"$pdf" ;;
    *) cp '${folder}/page.pdf' "$pdf" ;;
  esac
done
`;

export const makeFakeSoffice = async (parent: string, name: string) => {
  const folder = join(parent, name);
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'soffice');
  await writeFile(join(folder, 'page.pdf'), makePdf(1));
  await writeFile(path, script(folder));
  await chmod(path, 0o755);
  const numbersIn = (file: string) => {
    try {
      return readFileSync(join(folder, file), 'utf8').trim().split('\n').map(Number);
    } catch {
      return [];
    }
  };
  return {
    path,
    /** How many documents each run was given. */
    runs: () => numbersIn('runs'),
    pids: () => numbersIn('pids'),
    breakDown: () => writeFile(join(folder, 'broken'), ''),
    /** Every run stands still until it is let go. */
    hold: () => writeFile(join(folder, 'held'), ''),
    letGo: () => rm(join(folder, 'held')),
    /** Every document is treated as if it said so; well again with nothing to say. */
    behave: (mode: string) => writeFile(join(folder, 'mode'), mode),
  };
};
