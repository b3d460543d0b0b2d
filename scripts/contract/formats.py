"""What schemathesis has to know to write texts that our document allows: tidying leaves 1 to N characters of each."""

import schemathesis
from hypothesis import strategies as st

# Letters of several scripts and faces, none of which spell anything unkind or disappear when they are tidied. Digits
# are read as letters: 455 is a word.
SIGNS = "ЖЩЮФΔΩΞ日本語مルн\U0001f600\U0001f680"

LENGTHS = {"line": (20, 30, 50, 100, 200, 500), "lines": (500, 5000)}

for kind, lengths in LENGTHS.items():
    for most in lengths:
        # A username has at least three; longer ones only make the bodies longer
        texts = st.text(SIGNS, min_size=3, max_size=min(most, 40))
        schemathesis.openapi.format(f"{kind}-{most}", texts)
