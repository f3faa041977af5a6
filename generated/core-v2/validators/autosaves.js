// Written by `npm run generate` from openapi/. Changes belong there.

const Ee=Q=>{const ae=R,_=Q.lengthOf;function F(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){
let e=null,t=0;if(typeof r=="string"){if(_(r)>8e3){const s={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",
params:{limit:8e3},message:"must NOT have more than 8000 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}return F.
errors=e,t===0}function y(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;if(Array.
isArray(r)){const s=r.length;for(let l=0,D=t;l<s&&t===D;l++)F(r[l],{instancePath:n+"/"+l,parentData:r,parentDataProperty:l,
rootData:o})||(e=e===null?F.errors:e.concat(F.errors),t=e.length)}else{const s={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}return y.errors=e,t===0}function O(r,{
instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;if(typeof r=="string"){if(_(r)>2e3){
const s={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than\
 2000 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}return O.errors=e,t===0}function c(r,{instancePath:n="",
parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;if(Array.isArray(r)){const s=r.length;for(let l=0,D=t;l<
s&&t===D;l++)O(r[l],{instancePath:n+"/"+l,parentData:r,parentDataProperty:l,rootData:o})||(e=e===null?O.errors:e.concat(
O.errors),t=e.length)}else{const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[s]:e.push(s),t++}return c.errors=e,t===0}const ue={type:"string",enum:["view","embed","edit"]};
function k(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;if(typeof r!="string"){
const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(!(r==="view"||r==="embed"||r==="edit")){const s={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:ue.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}return k.errors=
e,t===0}function m(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r._fields!==void 0&&(y(r._fields,{instancePath:n+"/_fields",parentData:r,parentDataProperty:"\
_fields",rootData:o})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r._embed!==void 0&&(c(r._embed,{instancePath:n+
"/_embed",parentData:r,parentDataProperty:"_embed",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),t=e.length)),r.
parent!==void 0){let s=r.parent;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const l={instancePath:n+"/pare\
nt",schemaPath:"#/properties/parent/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[
l]:e.push(l),t++}}r.context!==void 0&&(k(r.context,{instancePath:n+"/context",parentData:r,parentDataProperty:"context",
rootData:o})||(e=e===null?k.errors:e.concat(k.errors),t=e.length))}else{const s={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return m.errors=e,t===0}function a(r,{
instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.id===void 0){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"\
must have required property 'id'"};e===null?e=[s]:e.push(s),t++}if(r.id!==void 0){let s=r.id;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s))){const l={instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return a.errors=e,t===0}function R(r,{
instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.
isArray(r)&&(r.query!==void 0&&(m(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"query",rootData:o})||
(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.params!==void 0&&(a(r.params,{instancePath:n+"/params",parentData:r,
parentDataProperty:"params",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),t=e.length))),R.errors=e,t===0}const ye=Y;
function f(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r))r._fields!==void 0&&(y(r._fields,{instancePath:n+"/_fields",parentData:r,parentDataProperty:"_fie\
lds",rootData:o})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r._embed!==void 0&&(c(r._embed,{instancePath:n+"\
/_embed",parentData:r,parentDataProperty:"_embed",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),t=e.length));else{
const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
s]:e.push(s),t++}return f.errors=e,t===0}const ce={type:"object",required:[],properties:{date:{$ref:"/shared/0"},date_gmt:{
$ref:"/shared/0"},slug:{$ref:"/shared/1"},title:{$ref:"/schemas/TitleInput"},author:{type:"integer"},featured_media:{type:[
"integer","null"]},comment_status:{$ref:"/shared/2"},ping_status:{$ref:"/shared/2"},template:{$ref:"/shared/3"}}},me={type:[
"string","null"],format:"date-time-or-local"},fe=Q.formats["date-time-or-local"];function u(r,{instancePath:n="",parentData:p,
parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;if(typeof r!="string"&&r!==null){const s={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:me.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="s\
tring"&&!fe(r)){const s={instancePath:n,schemaPath:"#/format",keyword:"format",params:{format:"date-time-or-local"},message:'\
must match format "date-time-or-local"'};e===null?e=[s]:e.push(s),t++}return u.errors=e,t===0}const he={type:["string","\
null"],maxLength:2e3};function A(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;
if(typeof r!="string"&&r!==null){const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:he.type},message:"\
must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"&&_(r)>2e3){const s={instancePath:n,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[s]:e.
push(s),t++}return A.errors=e,t===0}const ge={type:["string","object"],maxLength:2e3,required:[],properties:{raw:{$ref:"\
/shared/3"}}},ve={type:["string","number","boolean","null"],maxLength:2e3};function h(r,{instancePath:n="",parentData:p,
parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;if(typeof r!="string"&&!(typeof r=="number"&&isFinite(r))&&typeof r!=
"boolean"&&r!==null){const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:ve.type},message:"must be s\
tring,number,boolean,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"&&_(r)>2e3){const s={instancePath:n,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[s]:e.
push(s),t++}return h.errors=e,t===0}function j(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){
let e=null,t=0;if(typeof r!="string"&&!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:n,schemaPath:"#\
/type",keyword:"type",params:{type:ge.type},message:"must be string,object"};e===null?e=[s]:e.push(s),t++}if(typeof r=="\
string"&&_(r)>2e3){const s={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must\
 NOT have more than 2000 characters"};e===null?e=[s]:e.push(s),t++}return r&&typeof r=="object"&&!Array.isArray(r)&&r.raw!==
void 0&&(h(r.raw,{instancePath:n+"/raw",parentData:r,parentDataProperty:"raw",rootData:o})||(e=e===null?h.errors:e.concat(
h.errors),t=e.length)),j.errors=e,t===0}const be={type:"string",enum:["open","closed"]};function q(r,{instancePath:n="",
parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;if(typeof r!="string"){const s={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="open"||r===
"closed")){const s={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:be.enum},message:"must be eq\
ual to one of the allowed values"};e===null?e=[s]:e.push(s),t++}return q.errors=e,t===0}function T(r,{instancePath:n="",
parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.date!==
void 0&&(u(r.date,{instancePath:n+"/date",parentData:r,parentDataProperty:"date",rootData:o})||(e=e===null?u.errors:e.concat(
u.errors),t=e.length)),r.date_gmt!==void 0&&(u(r.date_gmt,{instancePath:n+"/date_gmt",parentData:r,parentDataProperty:"d\
ate_gmt",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),r.slug!==void 0&&(A(r.slug,{instancePath:n+"\
/slug",parentData:r,parentDataProperty:"slug",rootData:o})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),r.title!==
void 0&&(j(r.title,{instancePath:n+"/title",parentData:r,parentDataProperty:"title",rootData:o})||(e=e===null?j.errors:e.
concat(j.errors),t=e.length)),r.author!==void 0){let s=r.author;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){
const l={instancePath:n+"/author",schemaPath:"#/properties/author/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[l]:e.push(l),t++}}if(r.featured_media!==void 0){let s=r.featured_media;if(!(typeof s=="num\
ber"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null){const l={instancePath:n+"/featured_media",schemaPath:"#/properties/feat\
ured_media/type",keyword:"type",params:{type:ce.properties.featured_media.type},message:"must be integer,null"};e===null?
e=[l]:e.push(l),t++}}r.comment_status!==void 0&&(q(r.comment_status,{instancePath:n+"/comment_status",parentData:r,parentDataProperty:"\
comment_status",rootData:o})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),r.ping_status!==void 0&&(q(r.ping_status,
{instancePath:n+"/ping_status",parentData:r,parentDataProperty:"ping_status",rootData:o})||(e=e===null?q.errors:e.concat(
q.errors),t=e.length)),r.template!==void 0&&(h(r.template,{instancePath:n+"/template",parentData:r,parentDataProperty:"t\
emplate",rootData:o})||(e=e===null?h.errors:e.concat(h.errors),t=e.length))}else{const s={instancePath:n,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return T.errors=e,t===
0}const S={type:["string","null"],enum:["publish","future","draft","pending","private","ads_expired","fields-disabled","\
cal-ea-success","cal-ea-failed","cal-ea-schedule","cal-ea-pending","cal-ea-draft","cal-ignored","trash",null]};function x(r,{
instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;if(typeof r!="string"&&r!==null){const s={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:S.type},message:"must be string,null"};e===null?e=[s]:e.push(
s),t++}if(!(r==="publish"||r==="future"||r==="draft"||r==="pending"||r==="private"||r==="ads_expired"||r==="fields-disab\
led"||r==="cal-ea-success"||r==="cal-ea-failed"||r==="cal-ea-schedule"||r==="cal-ea-pending"||r==="cal-ea-draft"||r==="c\
al-ignored"||r==="trash"||r===null)){const s={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:S.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}return x.errors=e,t===0}const Pe={
type:["string","null"],maxLength:4096};function E(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){
let e=null,t=0;if(typeof r!="string"&&r!==null){const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:Pe.
type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"&&_(r)>4096){const s={instancePath:n,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};e===
null?e=[s]:e.push(s),t++}return E.errors=e,t===0}const U={type:["string","object"],required:[],properties:{raw:{type:["s\
tring","number","boolean","null"]}}};function N(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){
let e=null,t=0;if(typeof r!="string"&&!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:n,schemaPath:"#\
/type",keyword:"type",params:{type:U.type},message:"must be string,object"};e===null?e=[s]:e.push(s),t++}if(r&&typeof r==
"object"&&!Array.isArray(r)&&r.raw!==void 0){let s=r.raw;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!=
"boolean"&&s!==null){const l={instancePath:n+"/raw",schemaPath:"#/properties/raw/type",keyword:"type",params:{type:U.properties.
raw.type},message:"must be string,number,boolean,null"};e===null?e=[l]:e.push(l),t++}}return N.errors=e,t===0}const W={type:[
"string","object"],maxLength:2e4,required:[],properties:{raw:{type:["string","number","boolean","null"],maxLength:2e4}}};
function L(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;if(typeof r!="string"&&
!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:W.type},
message:"must be string,object"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"&&_(r)>2e4){const s={instancePath:n,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT have more than 20000 characters"};e===null?e=[s]:e.
push(s),t++}if(r&&typeof r=="object"&&!Array.isArray(r)&&r.raw!==void 0){let s=r.raw;if(typeof s!="string"&&!(typeof s==
"number"&&isFinite(s))&&typeof s!="boolean"&&s!==null){const l={instancePath:n+"/raw",schemaPath:"#/properties/raw/type",
keyword:"type",params:{type:W.properties.raw.type},message:"must be string,number,boolean,null"};e===null?e=[l]:e.push(l),
t++}if(typeof s=="string"&&_(s)>2e4){const l={instancePath:n+"/raw",schemaPath:"#/properties/raw/maxLength",keyword:"max\
Length",params:{limit:2e4},message:"must NOT have more than 20000 characters"};e===null?e=[l]:e.push(l),t++}}return L.errors=
e,t===0}function $(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){const s=t;for(const l in r){if(t!==s)break;let D=r[l];if(typeof D=="string"&&_(D)>65535){const w={
instancePath:n+"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"maxLe\
ngth",params:{limit:65535},message:"must NOT have more than 65535 characters"};e===null?e=[w]:e.push(w),t++}if(Array.isArray(
D)&&D.length>1e3){const w={instancePath:n+"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalPropertie\
s/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[w]:e.push(w),
t++}}}else{const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),t++}return $.errors=e,t===0}function V(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r))r.status!==void 0&&(x(r.status,{instancePath:n+"/status",parentData:r,
parentDataProperty:"status",rootData:o})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)),r.password!==void 0&&(E(r.
password,{instancePath:n+"/password",parentData:r,parentDataProperty:"password",rootData:o})||(e=e===null?E.errors:e.concat(
E.errors),t=e.length)),r.content!==void 0&&(N(r.content,{instancePath:n+"/content",parentData:r,parentDataProperty:"cont\
ent",rootData:o})||(e=e===null?N.errors:e.concat(N.errors),t=e.length)),r.excerpt!==void 0&&(L(r.excerpt,{instancePath:n+
"/excerpt",parentData:r,parentDataProperty:"excerpt",rootData:o})||(e=e===null?L.errors:e.concat(L.errors),t=e.length)),
r.meta!==void 0&&($(r.meta,{instancePath:n+"/meta",parentData:r,parentDataProperty:"meta",rootData:o})||(e=e===null?$.errors:
e.concat($.errors),t=e.length));else{const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}return V.errors=e,t===0}function d(r,{instancePath:n="",parentData:p,parentDataProperty:i,
rootData:o=r}={}){let e=null,t=0;return T(r,{instancePath:n,parentData:p,parentDataProperty:i,rootData:o})||(e=e===null?
T.errors:e.concat(T.errors),t=e.length),V(r,{instancePath:n,parentData:p,parentDataProperty:i,rootData:o})||(e=e===null?
V.errors:e.concat(V.errors),t=e.length),d.errors=e,t===0}const X={type:"object",required:[],properties:{format:{type:"st\
ring",enum:["standard","aside","chat","gallery","link","image","quote","status","video","audio"]},sticky:{type:["boolean",
"null"]},categories:{$ref:"/shared/6"},tags:{$ref:"/shared/6"}}},De={type:["array","null"],items:{type:"integer"}};function g(r,{
instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;if(!Array.isArray(r)&&r!==null){const s={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:De.type},message:"must be array,null"};e===null?e=[s]:e.push(
s),t++}if(Array.isArray(r)){const s=r.length;for(let l=0,D=t;l<s&&t===D;l++){let w=r[l];if(!(typeof w=="number"&&!(w%1)&&
!isNaN(w)&&isFinite(w))){const ie={instancePath:n+"/"+l,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[ie]:e.push(ie),t++}}}return g.errors=e,t===0}function B(r,{instancePath:n="",parentData:p,
parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.format!==void 0){
let s=r.format;if(typeof s!="string"){const l={instancePath:n+"/format",schemaPath:"#/properties/format/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(!(s==="standard"||s==="aside"||s===
"chat"||s==="gallery"||s==="link"||s==="image"||s==="quote"||s==="status"||s==="video"||s==="audio")){const l={instancePath:n+
"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues:X.properties.format.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),t++}}if(r.sticky!==void 0){let s=r.sticky;if(typeof s!=
"boolean"&&s!==null){const l={instancePath:n+"/sticky",schemaPath:"#/properties/sticky/type",keyword:"type",params:{type:X.
properties.sticky.type},message:"must be boolean,null"};e===null?e=[l]:e.push(l),t++}}r.categories!==void 0&&(g(r.categories,
{instancePath:n+"/categories",parentData:r,parentDataProperty:"categories",rootData:o})||(e=e===null?g.errors:e.concat(g.
errors),t=e.length)),r.tags!==void 0&&(g(r.tags,{instancePath:n+"/tags",parentData:r,parentDataProperty:"tags",rootData:o})||
(e=e===null?g.errors:e.concat(g.errors),t=e.length))}else{const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return B.errors=e,t===0}function I(r,{instancePath:n="",
parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;return d(r,{instancePath:n,parentData:p,parentDataProperty:i,
rootData:o})||(e=e===null?d.errors:e.concat(d.errors),t=e.length),B(r,{instancePath:n,parentData:p,parentDataProperty:i,
rootData:o})||(e=e===null?B.errors:e.concat(B.errors),t=e.length),I.errors=e,t===0}function v(r,{instancePath:n="",parentData:p,
parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.parent!==void 0){
let s=r.parent;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const l={instancePath:n+"/parent",schemaPath:"#\
/properties/parent/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),t++}}}else{
const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
s]:e.push(s),t++}return v.errors=e,t===0}function z(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){
let e=null,t=0;return I(r,{instancePath:n,parentData:p,parentDataProperty:i,rootData:o})||(e=e===null?I.errors:e.concat(
I.errors),t=e.length),v(r,{instancePath:n,parentData:p,parentDataProperty:i,rootData:o})||(e=e===null?v.errors:e.concat(
v.errors),t=e.length),z.errors=e,t===0}function Y(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){
let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(f(r.query,{instancePath:n+"/query",parentData:r,
parentDataProperty:"query",rootData:o})||(e=e===null?f.errors:e.concat(f.errors),t=e.length)),r.params!==void 0&&(a(r.params,
{instancePath:n+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),
t=e.length)),r.body!==void 0&&(z(r.body,{instancePath:n+"/body",parentData:r,parentDataProperty:"body",rootData:o})||(e=
e===null?z.errors:e.concat(z.errors),t=e.length))),Y.errors=e,t===0}const we=Z;function b(r,{instancePath:n="",parentData:p,
parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(y(
r._fields,{instancePath:n+"/_fields",parentData:r,parentDataProperty:"_fields",rootData:o})||(e=e===null?y.errors:e.concat(
y.errors),t=e.length)),r._embed!==void 0&&(c(r._embed,{instancePath:n+"/_embed",parentData:r,parentDataProperty:"_embed",
rootData:o})||(e=e===null?c.errors:e.concat(c.errors),t=e.length)),r.context!==void 0&&(k(r.context,{instancePath:n+"/co\
ntext",parentData:r,parentDataProperty:"context",rootData:o})||(e=e===null?k.errors:e.concat(k.errors),t=e.length));else{
const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
s]:e.push(s),t++}return b.errors=e,t===0}function P(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.parent===void 0){const s={instancePath:n,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"parent"},message:"must have required property 'parent'"};e===null?
e=[s]:e.push(s),t++}if(r.id===void 0){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),t++}if(r.parent!==void 0){let s=r.parent;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const l={instancePath:n+"/parent",schemaPath:"#/properties/parent/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),t++}}if(r.id!==void 0){let s=r.id;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const l={instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return P.errors=e,t===
0}function Z(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)&&(r.query!==void 0&&(b(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"que\
ry",rootData:o})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),r.params!==void 0&&(P(r.params,{instancePath:n+"/\
params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?P.errors:e.concat(P.errors),t=e.length))),Z.errors=
e,t===0}const _e=ee;function ee(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;
return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(m(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"\
query",rootData:o})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.params!==void 0&&(a(r.params,{instancePath:n+
"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),t=e.length))),ee.
errors=e,t===0}const ke=te,re={type:"object",required:[],properties:{parent:{type:["integer","null"]},menu_order:{type:[
"integer","null"],minimum:-2147483648,maximum:2147483647}}};function C(r,{instancePath:n="",parentData:p,parentDataProperty:i,
rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.parent!==void 0){let s=r.parent;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null){const l={instancePath:n+"/parent",schemaPath:"#/properties/parent/t\
ype",keyword:"type",params:{type:re.properties.parent.type},message:"must be integer,null"};e===null?e=[l]:e.push(l),t++}}
if(r.menu_order!==void 0){let s=r.menu_order;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null){const l={
instancePath:n+"/menu_order",schemaPath:"#/properties/menu_order/type",keyword:"type",params:{type:re.properties.menu_order.
type},message:"must be integer,null"};e===null?e=[l]:e.push(l),t++}if(typeof s=="number"&&isFinite(s)){if(s>2147483647||
isNaN(s)){const l={instancePath:n+"/menu_order",schemaPath:"#/properties/menu_order/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[l]:e.push(l),t++}if(s<-2147483648||isNaN(s)){const l={
instancePath:n+"/menu_order",schemaPath:"#/properties/menu_order/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648},
message:"must be >= -2147483648"};e===null?e=[l]:e.push(l),t++}}}}else{const s={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return C.errors=e,t===0}function G(r,{
instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;return d(r,{instancePath:n,parentData:p,
parentDataProperty:i,rootData:o})||(e=e===null?d.errors:e.concat(d.errors),t=e.length),C(r,{instancePath:n,parentData:p,
parentDataProperty:i,rootData:o})||(e=e===null?C.errors:e.concat(C.errors),t=e.length),G.errors=e,t===0}function H(r,{instancePath:n="",
parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;return G(r,{instancePath:n,parentData:p,parentDataProperty:i,
rootData:o})||(e=e===null?G.errors:e.concat(G.errors),t=e.length),v(r,{instancePath:n,parentData:p,parentDataProperty:i,
rootData:o})||(e=e===null?v.errors:e.concat(v.errors),t=e.length),H.errors=e,t===0}function te(r,{instancePath:n="",parentData:p,
parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&
(f(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?f.errors:e.concat(
f.errors),t=e.length)),r.params!==void 0&&(a(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"params",
rootData:o})||(e=e===null?a.errors:e.concat(a.errors),t=e.length)),r.body!==void 0&&(H(r.body,{instancePath:n+"/body",parentData:r,
parentDataProperty:"body",rootData:o})||(e=e===null?H.errors:e.concat(H.errors),t=e.length))),te.errors=e,t===0}const Ae=se;
function se(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)&&(r.query!==void 0&&(b(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"que\
ry",rootData:o})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),r.params!==void 0&&(P(r.params,{instancePath:n+"/\
params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?P.errors:e.concat(P.errors),t=e.length))),se.
errors=e,t===0}const je=ne;function ne(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,
t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(m(r.query,{instancePath:n+"/query",parentData:r,
parentDataProperty:"query",rootData:o})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.params!==void 0&&(a(r.params,
{instancePath:n+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),
t=e.length))),ne.errors=e,t===0}const qe=le,oe={type:"object",required:[],additionalProperties:!0,properties:{pattern_sync_status:{
type:["string","null"],enum:["","partial","unsynced",null]}}};function J(r,{instancePath:n="",parentData:p,parentDataProperty:i,
rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.pattern_sync_status!==void 0){let s=r.
pattern_sync_status;if(typeof s!="string"&&s!==null){const l={instancePath:n+"/pattern_sync_status",schemaPath:"#/proper\
ties/pattern_sync_status/type",keyword:"type",params:{type:oe.properties.pattern_sync_status.type},message:"must be stri\
ng,null"};e===null?e=[l]:e.push(l),t++}if(!(s===""||s==="partial"||s==="unsynced"||s===null)){const l={instancePath:n+"/\
pattern_sync_status",schemaPath:"#/properties/pattern_sync_status/enum",keyword:"enum",params:{allowedValues:oe.properties.
pattern_sync_status.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),t++}}}else{const s={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(
s),t++}return J.errors=e,t===0}function K(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r))r.date!==void 0&&(u(r.date,{instancePath:n+"/date",parentData:r,parentDataProperty:"\
date",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),r.date_gmt!==void 0&&(u(r.date_gmt,{instancePath:n+
"/date_gmt",parentData:r,parentDataProperty:"date_gmt",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),
r.slug!==void 0&&(A(r.slug,{instancePath:n+"/slug",parentData:r,parentDataProperty:"slug",rootData:o})||(e=e===null?A.errors:
e.concat(A.errors),t=e.length)),r.status!==void 0&&(x(r.status,{instancePath:n+"/status",parentData:r,parentDataProperty:"\
status",rootData:o})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)),r.password!==void 0&&(E(r.password,{instancePath:n+
"/password",parentData:r,parentDataProperty:"password",rootData:o})||(e=e===null?E.errors:e.concat(E.errors),t=e.length)),
r.content!==void 0&&(N(r.content,{instancePath:n+"/content",parentData:r,parentDataProperty:"content",rootData:o})||(e=e===
null?N.errors:e.concat(N.errors),t=e.length)),r.excerpt!==void 0&&(L(r.excerpt,{instancePath:n+"/excerpt",parentData:r,parentDataProperty:"\
excerpt",rootData:o})||(e=e===null?L.errors:e.concat(L.errors),t=e.length)),r.title!==void 0&&(j(r.title,{instancePath:n+
"/title",parentData:r,parentDataProperty:"title",rootData:o})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)),r.template!==
void 0&&(h(r.template,{instancePath:n+"/template",parentData:r,parentDataProperty:"template",rootData:o})||(e=e===null?h.
errors:e.concat(h.errors),t=e.length)),r.meta!==void 0&&(J(r.meta,{instancePath:n+"/meta",parentData:r,parentDataProperty:"\
meta",rootData:o})||(e=e===null?J.errors:e.concat(J.errors),t=e.length)),r.core_pattern_category!==void 0&&(g(r.core_pattern_category,
{instancePath:n+"/core_pattern_category",parentData:r,parentDataProperty:"core_pattern_category",rootData:o})||(e=e===null?
g.errors:e.concat(g.errors),t=e.length));else{const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return K.errors=e,t===0}function M(r,{instancePath:n="",parentData:p,
parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;return K(r,{instancePath:n,parentData:p,parentDataProperty:i,rootData:o})||
(e=e===null?K.errors:e.concat(K.errors),t=e.length),v(r,{instancePath:n,parentData:p,parentDataProperty:i,rootData:o})||
(e=e===null?v.errors:e.concat(v.errors),t=e.length),M.errors=e,t===0}function le(r,{instancePath:n="",parentData:p,parentDataProperty:i,
rootData:o=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(f(r.query,{instancePath:n+
"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?f.errors:e.concat(f.errors),t=e.length)),r.params!==
void 0&&(a(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?a.errors:
e.concat(a.errors),t=e.length)),r.body!==void 0&&(M(r.body,{instancePath:n+"/body",parentData:r,parentDataProperty:"body",
rootData:o})||(e=e===null?M.errors:e.concat(M.errors),t=e.length))),le.errors=e,t===0}const xe=pe;function pe(r,{instancePath:n="",
parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(b(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?b.errors:e.
concat(b.errors),t=e.length)),r.params!==void 0&&(P(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"\
params",rootData:o})||(e=e===null?P.errors:e.concat(P.errors),t=e.length))),pe.errors=e,t===0}return{createBlockAutosave:qe,
createPageAutosave:ke,createPostAutosave:ye,getBlockAutosave:xe,getPageAutosave:Ae,getPostAutosave:we,listBlockAutosaves:je,
listPageAutosaves:_e,listPostAutosaves:ae}};export{Ee as createValidators};
