import { desc, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { prepared } from '#server/db/prepared.ts';
import { productSearch, searchWords } from '#server/db/schema/catalog.ts';
import type { WordQuery } from './search-query.ts';

/** The ids of matching products, the most relevant first. */
export const findMatches = async (db: Database, query: WordQuery & { limit: number }) => {
  const rows = await matches(db).execute(query);
  return rows.map(({ id }) => id);
};

/** Likeness to the name decides among the best only: it costs many times what the rank does. */
const CONTENDERS = 100;

const matches = prepared((db) => {
  // A query of its own: parsed once, instead of once per row.
  const asked = sql`(select to_tsquery('english', ${sql.placeholder('stems')}) || to_tsquery('simple', ${sql.placeholder('words')}))`;
  const rank = sql<number>`ts_rank(${productSearch.words}, ${asked})`;
  const best = db
    .select({ id: productSearch.productId, name: productSearch.name, rank: rank.as('rank') })
    .from(productSearch)
    .where(sql`${productSearch.words} @@ ${asked}`)
    .orderBy(desc(rank), desc(productSearch.productId))
    .limit(CONTENDERS)
    .as('best');
  return db
    .select({ id: best.id })
    .from(best)
    .orderBy(desc(sql`${best.rank} + similarity(${best.name}, ${sql.placeholder('text')})`), desc(best.id))
    .limit(sql.placeholder('limit'))
    .prepare('product_matches');
});

/** For each word the known words that look most like it. */
export const findAlike = async (db: Database, words: string[], limit: number) =>
  alike(db).execute({ words, limit });

const alike = prepared((db) => {
  const asked = db
    .select({ word: sql<string>`word`.as('asked') })
    .from(sql`unnest(${sql.placeholder('words')}::text[]) as given(word)`)
    .as('asked');
  const known = db
    .select({ word: searchWords.word })
    .from(searchWords)
    .orderBy(sql`${searchWords.word} <-> ${asked.word}`)
    .limit(sql.placeholder('limit'))
    .as('known');
  return db
    .select({ asked: asked.word, known: known.word })
    .from(asked)
    .crossJoinLateral(known)
    .prepare('words_alike');
});
