// Written by `npm run generate` from openapi/. Changes belong there.

const P=b=>{const _=d;function i(t,{instancePath:a="",parentData:u,parentDataProperty:c,rootData:p=t}={}){let e=null,s=0;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(
t))){const r={instancePath:a,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be \
>= 1"};e===null?e=[r]:e.push(r),s++}return i.errors=e,s===0}const f=b.lengthOf;function h(t,{instancePath:a="",parentData:u,
parentDataProperty:c,rootData:p=t}={}){let e=null,s=0;if(typeof t=="string"){if(f(t)>8e3){const r={instancePath:a,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:8e3},message:"must NOT have more than 8000 characters"};e===null?e=[r]:e.
push(r),s++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[r]:e.push(r),s++}return h.errors=e,s===0}function l(t,{instancePath:a="",parentData:u,parentDataProperty:c,
rootData:p=t}={}){let e=null,s=0;if(Array.isArray(t)){const r=t.length;for(let o=0,n=s;o<r&&s===n;o++)h(t[o],{instancePath:a+
"/"+o,parentData:t,parentDataProperty:o,rootData:p})||(e=e===null?h.errors:e.concat(h.errors),s=e.length)}else{const r={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),
s++}return l.errors=e,s===0}function y(t,{instancePath:a="",parentData:u,parentDataProperty:c,rootData:p=t}={}){let e=null,
s=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return y.errors=e,s===0}function d(t,{instancePath:a="",
parentData:u,parentDataProperty:c,rootData:p=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.query!==
void 0){let r=t.query;if(r&&typeof r=="object"&&!Array.isArray(r))r.ad_id!==void 0&&(i(r.ad_id,{instancePath:a+"/query/a\
d_id",parentData:r,parentDataProperty:"ad_id",rootData:p})||(e=e===null?i.errors:e.concat(i.errors),s=e.length)),r._fields!==
void 0&&(l(r._fields,{instancePath:a+"/query/_fields",parentData:r,parentDataProperty:"_fields",rootData:p})||(e=e===null?
l.errors:e.concat(l.errors),s=e.length));else{const o={instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}t.params!==void 0&&(y(t.params,{instancePath:a+
"/params",parentData:t,parentDataProperty:"params",rootData:p})||(e=e===null?y.errors:e.concat(y.errors),s=e.length))}return d.
errors=e,s===0}const v=g,D=new RegExp("^\\d{4}-\\d\\d-\\d\\d$","u");function m(t,{instancePath:a="",parentData:u,parentDataProperty:c,
rootData:p=t}={}){let e=null,s=0;if(typeof t=="string"){if(f(t)>2e3){const r={instancePath:a,schemaPath:"#/maxLength",keyword:"\
maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[r]:e.push(r),s++}if(!D.test(
t)){const r={instancePath:a,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d$"},message:'\
must match pattern "^\\d{4}-\\d\\d-\\d\\d$"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:a,schemaPath:"#/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}return m.errors=e,s===
0}function g(t,{instancePath:a="",parentData:u,parentDataProperty:c,rootData:p=t}={}){let e=null,s=0;if(t&&typeof t=="ob\
ject"&&!Array.isArray(t)){if(t.query!==void 0){let r=t.query;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&
(l(r._fields,{instancePath:a+"/query/_fields",parentData:r,parentDataProperty:"_fields",rootData:p})||(e=e===null?l.errors:
e.concat(l.errors),s=e.length));else{const o={instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}if(t.params!==void 0&&(y(t.params,{instancePath:a+
"/params",parentData:t,parentDataProperty:"params",rootData:p})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),t.
body!==void 0){let r=t.body;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.report_period!==void 0){let o=r.report_period;
if(typeof o=="string"){if(f(o)>40){const n={instancePath:a+"/body/report_period",schemaPath:"#/properties/body/propertie\
s/report_period/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?
e=[n]:e.push(n),s++}}else{const n={instancePath:a+"/body/report_period",schemaPath:"#/properties/body/properties/report_\
period/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(r.cust_fromdate!==
void 0&&(m(r.cust_fromdate,{instancePath:a+"/body/cust_fromdate",parentData:r,parentDataProperty:"cust_fromdate",rootData:p})||
(e=e===null?m.errors:e.concat(m.errors),s=e.length)),r.cust_todate!==void 0&&(m(r.cust_todate,{instancePath:a+"/body/cus\
t_todate",parentData:r,parentDataProperty:"cust_todate",rootData:p})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),
r.search_param!==void 0){let o=r.search_param;if(typeof o=="string"){if(f(o)>200){const n={instancePath:a+"/body/search_\
param",schemaPath:"#/properties/body/properties/search_param/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:a+"/body/search_param",
schemaPath:"#/properties/body/properties/search_param/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[n]:e.push(n),s++}}r.page!==void 0&&(i(r.page,{instancePath:a+"/body/page",parentData:r,parentDataProperty:"\
page",rootData:p})||(e=e===null?i.errors:e.concat(i.errors),s=e.length))}else{const o={instancePath:a+"/body",schemaPath:"\
#/properties/body/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}}return g.
errors=e,s===0}return{getAdTotals:_,listAdClicks:v}};export{P as createValidators};
