// What is asked about events, wherever they are.
import type { Analysis } from '#server/store/events/analysis.ts';
import type { Changes, CopiedRow, ExportRange, ExportRow, Take } from '#server/store/events/export.ts';
import type { Place } from '#server/store/events/place.ts';
import type { Cursor, Recent } from '#server/store/events/recent.ts';
import type { DayRange, Delivery } from '#server/store/events/summary.ts';

export interface EventSource {
  delivery(range: DayRange): Promise<Delivery>;
  analysis(range: DayRange): Promise<Analysis>;
  recent(after: Cursor | null): Promise<Recent>;
  export(range: ExportRange, take: Take<ExportRow>): Promise<void>;
  /** Whether everything that a copy has is still there. */
  isContinuation(place: Place): Promise<boolean>;
  /** The place of a copy that has come to a position. */
  placeAt(position: number, before: Place): Promise<Place>;
  /** What a copy has to bring up to date after a position. */
  changes(after: number): Promise<Changes>;
  /** Events after a position, in the order of their positions; returns the position to resume from. */
  copy(after: number, take: Take<CopiedRow>): Promise<number>;
  close(): Promise<void>;
}
