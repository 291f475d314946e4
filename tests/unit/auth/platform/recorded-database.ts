// A database that records every statement it receives, in order.
import { type KyselyPlugin, PostgresQueryCompiler, type RootOperationNode } from 'kysely';
import type { OpenDatabase } from '#server/database/database.ts';
import { openTestDatabase } from '#tests/support/database/open.ts';

export interface RecordedDatabase extends OpenDatabase {
  /** With parameters as numbers; a test clears the list before it watches. */
  readonly statements: string[];
}

export async function openRecordedDatabase(): Promise<RecordedDatabase> {
  const opened = await openTestDatabase();
  const statements: string[] = [];
  const compiler = new PostgresQueryCompiler();
  const recorder: KyselyPlugin = {
    transformQuery({ node, queryId }): RootOperationNode {
      statements.push(compiler.compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: opened.db.withPlugin(recorder), close: () => opened.close(), statements };
}
