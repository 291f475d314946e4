/** A comment of the source: what stands between backticks is code. */
export function Comment({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // The parts of one comment never change their order.
    index % 2 === 1 ? (
      <code key={`${index}-${part}`}>{part}</code>
    ) : (
      <span key={`${index}-${part}`}>{part}</span>
    ),
  );
}
