// The service worker: it never takes over on its own, and a running page never loses a chunk.
import { countData } from './data-use.ts';
import { answerMessages } from './messages.ts';
import { drainOutboxOnSync } from './outbox.ts';
import { handlePush } from './push.ts';
import { routeAppConfig } from './routes/app-config.ts';
import { routeEvents } from './routes/events.ts';
import { routeGameResources } from './routes/game-resources.ts';
import { routeNavigation } from './routes/navigation.ts';
import { routeChunks } from './routes/chunks.ts';
import { routeShell } from './routes/shell.ts';
import { keepShell } from './shell.ts';

keepShell();
routeNavigation();
routeShell();
routeChunks();
routeAppConfig();
routeGameResources();
routeEvents();
answerMessages();
drainOutboxOnSync();
handlePush();
countData();
