@echo off
rem Called after find-jdk.cmd: sets MAVEN to the wrapper, or to the mvn on PATH where the wrapper can't fetch Maven.
call "%~dp0..\mvnw.cmd" --version >nul 2>&1
if not errorlevel 1 (
    set "MAVEN=%~dp0..\mvnw.cmd"
    exit /b 0
)
where mvn >nul 2>&1
if not errorlevel 1 (
    echo The Maven wrapper could not fetch Maven, so the mvn on PATH is used. 1>&2
    set "MAVEN=mvn"
    exit /b 0
)
echo Maven could not be fetched, and no mvn is on PATH: connect once to the internet, or install Maven. 1>&2
exit /b 1
