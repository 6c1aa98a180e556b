import { desc, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { prepared } from '#server/db/prepared.ts';
import { productSearch, searchWords, wordsOfName } from '#server/db/schema/catalog.ts';
import type { WordQuery } from './search-query.ts';

/**
 * The ids of matching products, the most relevant first. Where enough of them bear what is asked for in their names,
 * no others are looked at: ranking every product that has a common word in one of its documents costs many times more.
 */
export const findMatches = async (db: Database, query: WordQuery & { limit: number }) => {
  const named = await matchesByName(db).execute(query);
  const rows = named.length === query.limit ? named : await matches(db).execute(query);
  return rows.map(({ id }) => id);
};

/** Likeness to the name decides among the best only: it costs many times what the rank does. */
const CONTENDERS = 100;

// A query of its own: parsed once, instead of once per row.
const askedWords = sql`(select to_tsquery('english', ${sql.placeholder('stems')}) || to_tsquery('simple', ${sql.placeholder('words')}))`;

const rankedMatches = (db: Database, where: SQL) => {
  const rank = sql<number>`ts_rank(${productSearch.words}, ${askedWords})`;
  const best = db
    .select({ id: productSearch.productId, name: productSearch.name, rank: rank.as('rank') })
    .from(productSearch)
    .where(where)
    .orderBy(desc(rank), desc(productSearch.productId))
    .limit(CONTENDERS)
    .as('best');
  return db
    .select({ id: best.id })
    .from(best)
    .orderBy(desc(sql`${best.rank} + similarity(${best.name}, ${sql.placeholder('text')})`), desc(best.id))
    .limit(sql.placeholder('limit'));
};

const matches = prepared((db) =>
  rankedMatches(db, sql`${productSearch.words} @@ ${askedWords}`).prepare('product_matches'),
);
const matchesByName = prepared((db) =>
  rankedMatches(db, sql`${wordsOfName(productSearch.name)} @@ ${askedWords}`).prepare(
    'product_matches_by_name',
  ),
);

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
