import { and, count, desc, eq, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { prepared } from '#server/db/per-database.ts';
import { products, productSearch, searchWords, ownWordsOf } from '#server/db/schema/catalog.ts';
import type { Industry } from '#shared/industries.ts';
import type { WordQuery } from './search-query.ts';

/**
 * The ids of matching products, the most relevant first: those that say themselves what is asked for, and only if these
 * are too few, those that have it in a document. An industry narrows what is looked at, not what was found.
 */
export const findMatches = async (
  db: Database,
  query: WordQuery & { industry?: Industry | undefined; limit: number },
) => {
  const [ownIds, anyIds] = query.industry
    ? [ownMatchesOfIndustry, anyMatchesOfIndustry]
    : [ownMatches, anyMatches];
  const own = await ownIds(db).execute(query);
  const others = own.length < query.limit ? await anyIds(db).execute(query) : [];
  return [...new Set([...own, ...others].map(({ id }) => id))].slice(0, query.limit);
};

/** Likeness to the name decides among the best only: it costs many times what the rank does. */
const CONTENDERS = 100;
/** A word may be in the documents of half the shop, where one bundle is as good as the other: no more are ranked. */
const MOST_RANKED = 200;

// A query of its own: parsed once, instead of once per row.
const askedWords = sql`(select to_tsquery('english', ${sql.placeholder('stems')}) || to_tsquery('simple', ${sql.placeholder('words')}))`;

const { productId, name, words: searchedWords } = productSearch;
const rankOf = (column: SQLWrapper) => sql<number>`ts_rank(${column}, ${askedWords})`;

const isAsked = sql`${searchedWords} @@ ${askedWords}`;

/** Looked up for each product that was found, instead of joined: what has the words is always fewer than all there are. */
const industryOf = (db: Database) =>
  sql<Industry | null>`(${db
    .select({ industry: products.industry })
    .from(products)
    .where(eq(products.id, productId))})`;
const isOfIndustry = (db: Database) => sql`${industryOf(db)} = ${sql.placeholder('industry')}`;

const ownIdsWhere = (db: Database, condition?: SQL) => {
  const rank = rankOf(searchedWords);
  const best = db
    .select({ id: productId, name, rank: rank.as('rank') })
    .from(productSearch)
    .where(and(sql`${ownWordsOf(searchedWords)} @@ ${askedWords}`, condition))
    .orderBy(desc(rank), desc(productId))
    .limit(CONTENDERS)
    .as('best');
  return db
    .select({ id: best.id })
    .from(best)
    .orderBy(desc(sql`${best.rank} + similarity(${best.name}, ${sql.placeholder('text')})`), desc(best.id))
    .limit(sql.placeholder('limit'));
};

const ownMatches = prepared((db) => ownIdsWhere(db).prepare('own_product_matches'));
const ownMatchesOfIndustry = prepared((db) =>
  ownIdsWhere(db, isOfIndustry(db)).prepare('own_product_matches_of_industry'),
);

const anyIdsWhere = (db: Database, condition?: SQL) => {
  const found = db
    .select({ id: productId, words: searchedWords })
    .from(productSearch)
    .where(and(isAsked, condition))
    .limit(MOST_RANKED)
    .as('found');
  return db
    .select({ id: found.id })
    .from(found)
    .orderBy(desc(rankOf(found.words)), desc(found.id))
    .limit(sql.placeholder('limit'));
};

const anyMatches = prepared((db) => anyIdsWhere(db).prepare('product_matches'));
const anyMatchesOfIndustry = prepared((db) =>
  anyIdsWhere(db, isOfIndustry(db)).prepare('product_matches_of_industry'),
);

/** How many there are in each industry, the most first; null, the last, stands for those that name none. */
export const countMatches = (db: Database, query: WordQuery) => matchCounts(db).execute(query);

const matchCounts = prepared((db) => {
  const found = db
    .select({ industry: industryOf(db).as('industry') })
    .from(productSearch)
    .where(isAsked)
    .as('found');
  return db
    .select({ industry: found.industry, count: count() })
    .from(found)
    .groupBy(found.industry)
    .orderBy(sql`${found.industry} is null`, desc(count()), found.industry)
    .prepare('product_match_counts');
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
