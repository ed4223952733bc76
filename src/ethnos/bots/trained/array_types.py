"""The NumPy arrays that networks and searches hand each other, by what is in them."""

import numpy as np
import numpy.typing as npt

Cells8 = npt.NDArray[np.int8]  # observations or masks: a row for every position
Floats = npt.NDArray[np.float32]
Integers = npt.NDArray[np.intp]
