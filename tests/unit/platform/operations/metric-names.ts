/** Every figure of the platform's own. */
export const METRIC_NAMES = new Set([
  'halcyon_requests_total',
  'halcyon_request_seconds',
  'halcyon_database_connections',
  'halcyon_hashes_waiting',
  'halcyon_events_total',
  'halcyon_text_messages_total',
  'halcyon_rounds_total',
]);
